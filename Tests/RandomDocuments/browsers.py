"""Browsers that lay pages out and post the frames that they measured.

A browser is started once, at an address of a local server that answers with the next page. A script at the end of every page
posts what the page measured and goes to the next one, in the same way in all browsers.
"""

import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# The time limit for a page, after which the browser is restarted, and the time that the server waits for a page.
PAGE_SECONDS, WAIT_SECONDS = 120, 10
POST = """<script>
fetch('/frames/%d', {method: 'POST', body: document.getElementById('%s').textContent}).then(() => location.reload());
</script>
"""
NO_PAGE = "<!DOCTYPE html><title>waiting</title><script>location.reload()</script>"
COMMANDS = {
    "Chromium": ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    "Firefox": ["firefox-esr", "firefox"],
}
# Without first-run pages, updates and other connections.
FIREFOX_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
    "app.normandy.enabled": False, "browser.aboutwelcome.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "browser.safebrowsing.downloads.remote.enabled": False,
    "services.settings.server": "http://127.0.0.1:9", "extensions.getAddons.cache.enabled": False,
    "toolkit.telemetry.enabled": False, "browser.sessionstore.resume_from_crash": False, "browser.cache.disk.enable": False,
}


class BrowserError(Exception):
    pass


def installed(name):
    """The command of a browser and its version; None if it is not installed. CHROMIUM and FIREFOX may name the commands."""
    for command in [os.environ.get(name.upper())] + COMMANDS[name]:
        path = command and shutil.which(command)
        if path:
            output = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
            version = re.search(r"\d+(\.\d+)+", output)
            if version:
                return path, version[0]
    return None


class Browser:
    def __init__(self, name, path, version, element):
        self.name, self.path, self.version = name, path, version
        self.element, self.serial = element, 0
        self.pages, self.answers = queue.Queue(), queue.Queue()
        self.process, self.is_closed, self.lock = None, False, threading.Lock()
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.server = Server(("127.0.0.1", 0), handler(self))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def lay_out(self, page):
        """The text that a page posts. Calls of several threads at the same time are not allowed."""
        for _ in range(2):
            if self.process is None:
                self.start()
            # Answers to earlier pages are ignored.
            self.serial += 1
            self.pages.put(page + POST % (self.serial, self.element))
            answer = self.answer()
            if answer is not None:
                return answer
            self.stop()
        raise BrowserError(f"{self.name} ended, or did not answer within {PAGE_SECONDS} seconds")

    def answer(self):
        """The next answer; None if the browser ends or takes too long."""
        for _ in range(PAGE_SECONDS):
            try:
                return self.answers.get(timeout=1)
            except queue.Empty:
                if self.is_closed:
                    raise BrowserError(f"{self.name} is closed")
                if self.process is None or self.process.poll() is not None:
                    return None
        return None

    def start(self):
        with self.lock:
            if self.is_closed:
                raise BrowserError(f"{self.name} is closed")
            self.open_first_page()

    def open_first_page(self):
        self.pages, self.answers = queue.Queue(), queue.Queue()
        profile = tempfile.mkdtemp(dir=self.folder.name)
        address = f"http://127.0.0.1:{self.server.server_port}/page"
        if self.name == "Firefox":
            lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in FIREFOX_PREFERENCES.items()]
            Path(profile, "user.js").write_text("\n".join(lines) + "\n")
            arguments = ["--headless", "--no-remote", "--profile", profile, address]
        else:
            arguments = ["--headless", "--disable-gpu", "--no-first-run", f"--user-data-dir={profile}", address]
            # Chromium has no sandbox for root, as in a container.
            if os.geteuid() == 0:
                arguments.insert(0, "--no-sandbox")
        self.process = subprocess.Popen(
            [self.path] + arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)

    def stop(self):
        process, self.process = self.process, None
        if process is not None:
            end(process)

    def close(self):
        with self.lock:
            self.is_closed = True
        self.stop()
        self.server.shutdown()
        self.server.server_close()
        self.folder.cleanup()


def end(process):
    """Ends a browser, which is a group of processes."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """Ignores the requests that a stopped browser leaves open."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def handler(browser):
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path != "/page":
                self.send_error(404)
                return
            try:
                page = browser.pages.get(timeout=WAIT_SECONDS)
            except queue.Empty:
                page = NO_PAGE
            self.answer(page.encode())

        def do_POST(self):
            text = self.rfile.read(int(self.headers["Content-Length"])).decode()
            self.answer(b"")
            if self.path == f"/frames/{browser.serial}":
                browser.answers.put(text)

        def answer(self, content):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_):
            pass

    return Handler
