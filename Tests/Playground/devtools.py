"""Controls a browser through a pipe with the DevTools protocol. Requires only Python's standard library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Failure(Exception):
    """An error of the browser or of a page."""


class Browser:
    """Headless Chromium, for a `with` statement."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        to_browser, self.sending = os.pipe()
        self.receiving, from_browser = os.pipe()
        flags = ["--headless", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                 f"--user-data-dir={self.profile}", "about:blank"]
        if os.getuid() == 0:
            # Chromium has no sandbox for the user root, for example in a container.
            flags.insert(0, "--no-sandbox")
        command = [program] + flags

        # The browser reads commands from descriptor 3 and writes answers to 4.
        def connect():
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=connect, close_fds=False)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close", timeout=5)
        except (Failure, OSError):
            pass
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def message(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.receiving], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise Failure("the browser does not answer")
            data = os.read(self.receiving, 1 << 16)
            if not data:
                raise Failure("the browser ended")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, parameters=None, session=None, timeout=100):
        self.count += 1
        number = self.count
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        os.write(self.sending, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + timeout
        while True:
            answer = self.message(max(0.01, end - time.monotonic()))
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def page(self, address, width=1440, height=900, scheme="light", mobile=False):
        return Page(self, address, width, height, scheme, mobile)


class Page:
    """A page in a separate tab."""

    def __init__(self, browser, address, width, height, scheme, mobile):
        self.browser = browser
        target = browser.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.target = target
        self.session = browser.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ("Page", "Runtime"):
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 2 if mobile else 1, "mobile": mobile})
        self.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.open(address)

    def send(self, method, parameters=None, timeout=100):
        return self.browser.send(method, parameters, self.session, timeout)

    def open(self, address):
        self.send("Page.navigate", {"url": address})
        self.wait("document.readyState === 'complete'")

    def close(self):
        self.browser.send("Target.closeTarget", {"targetId": self.target})

    def value(self, expression, timeout=100):
        """The value of a JavaScript expression, or of the promise that it returns."""
        result = self.send("Runtime.evaluate",
                           {"expression": expression, "returnByValue": True, "awaitPromise": True}, timeout)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]) + "\nin " + expression[:200])
        return result["result"].get("value")

    def wait(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(expression):
                return
            time.sleep(0.02)
        raise Failure("timeout: " + expression + "\n" + self.trouble())

    def trouble(self):
        """The errors that the page's script threw."""
        thrown = [event["params"]["exceptionDetails"] for event in self.browser.events
                  if event["method"] == "Runtime.exceptionThrown" and event.get("sessionId") == self.session]
        return "\n".join(item.get("exception", {}).get("description", item["text"]) for item in thrown)

    def frame(self):
        """Waits until pending changes are drawn."""
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    # Input of a user.

    def center(self, selector):
        return self.value(f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
                          " return [r.left + r.width / 2, r.top + r.height / 2]; })()")

    def mouse(self, kind, x, y, buttons=0, clicks=0):
        self.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if kind != "mouseMoved" or buttons else "none",
            "buttons": buttons, "clickCount": clicks})

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1, 1)
        self.mouse("mouseReleased", x, y, 0, 1)
        self.frame()

    def click_on(self, selector):
        self.click(*self.center(selector))

    def drag(self, start, end, steps=8):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, 1, 1)
        for step in range(1, steps + 1):
            self.mouse("mouseMoved", *(a + (b - a) * step / steps for a, b in zip(start, end)), 1)
        self.mouse("mouseReleased", *end, 0, 1)
        self.frame()

    def key(self, key, shift=False, text=None):
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Escape": 27, "Tab": 9,
                 "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "Backspace": 8, "Delete": 46, " ": 32}
        parameters = {"key": key, "code": key, "windowsVirtualKeyCode": codes.get(key, 0), "modifiers": 8 if shift else 0}
        if key == "Enter":
            text = "\r"
        down = dict(parameters, type="keyDown" if text or len(key) == 1 else "rawKeyDown")
        if text or len(key) == 1:
            down["text"] = text or key
        self.send("Input.dispatchKeyEvent", down)
        self.send("Input.dispatchKeyEvent", dict(parameters, type="keyUp"))
        self.frame()

    def type(self, text):
        self.send("Input.insertText", {"text": text})
        self.frame()

    def picture(self, path):
        data = self.send("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
