"""Tests the playground with the input of a user.

Usage: python3 drive.py PAGE BROWSER [--pictures FOLDER] [TEST]...

The status is 1 if a test fails.
"""

import http.server
import json
import pathlib
import sys
import tempfile
import threading
import time
from urllib.parse import unquote, urlparse

from devtools import Browser, Failure
from thousand import document as thousand

NESTED = json.dumps({"name": "nested", "defaults": "css", "available": {"width": 300, "height": 200}, "root": {
    "id": "root", "style": {"width": 300, "height": 120}, "children": [
        {"id": "first", "style": {"grow": 1}, "measure": {"text": "some words", "advance": 8, "lineHeight": 16}},
        {"id": "second", "style": {"width": 80}},
    ]}})


def expect(actual, expected, what):
    if actual != expected:
        raise Failure(f"{what}: expected {expected!r}, got {actual!r}")


def ready(page):
    page.wait("document.documentElement.dataset.ready === 'true'")
    page.frame()


def load(page, text):
    page.value(f"playground.open({json.dumps(text)})")
    page.frame()


def frame(page, node):
    return page.value(f"playground.frameOf(playground.byName.get({json.dumps(node)}))")


def place(page, node):
    """The position of the middle of a box on the screen."""
    return page.value(f"""(() => {{
      const box = playground.drawing.boxOf(playground.drawn, playground.byName.get({json.dumps(node)}));
      const {{ left, top }} = document.getElementById('tree').getBoundingClientRect();
      const {{ zoom, origin }} = playground.drawing;
      return [left + origin.x + (box.x + box.width / 2) * zoom, top + origin.y + (box.y + box.height / 2) * zoom];
    }})()""")


# MARK: The tests


def spec(page):
    """The cases of Spec that CSS can express, against the elements of this browser."""
    # A change of only the fragment would not load the page again.
    page.open("about:blank")
    page.open(page.address + "#selftest")
    page.wait("window.report", 100)
    report = page.value("window.report")
    for line in (report["differing"] + report["inexpressible"])[:20]:
        print("  " + line)
    if report["layouts"] < 6000:
        raise Failure(f"only {report['layouts']} layouts were compared")
    expect([len(report["differing"]), len(report["inexpressible"])], [0, 0], "layouts that differ or have no CSS")
    print("  {files} files, {cases} cases: {layouts} layouts with {frames} frames as the browser's; {milliseconds} ms".format(**report))


def typing(page):
    """The layout follows the text; an error is marked at its position, and its suggestion can be applied."""
    load(page, NESTED)
    expect(frame(page, "second"), [220, 0, 80, 120], "the initial frame")
    start = page.value("playground.text.indexOf('80}')")
    page.click_on("#text")
    page.value(f"document.getElementById('text').setSelectionRange({start}, {start + 2})")
    page.type("100")
    expect(frame(page, "second"), [200, 0, 100, 120], "the frame after typing")
    start = page.value("playground.text.indexOf('grow')")
    page.value(f"document.getElementById('text').setSelectionRange({start}, {start + 4})")
    page.type("grwo")
    expect(page.value("document.getElementById('problem').hidden"), False, "hidden error")
    text = page.value("document.querySelector('#problem p').textContent")
    if "root.children[0].style.grwo" not in text or "unknown key" not in text:
        raise Failure("unexpected error message: " + text)
    expect(page.value("document.querySelector('#ink .wrong').textContent"), '"grwo"', "the marked text")
    expect(page.value("document.querySelectorAll('#gutter .wrong').length"), 1, "marked lines")
    expect(page.value("document.getElementById('text').getAttribute('aria-invalid')"), "true", "aria-invalid")
    expect(frame(page, "second"), [200, 0, 100, 120], "the frame of the last valid layout")
    page.click_on("#problem button")
    expect(page.value("document.getElementById('problem').hidden"), True, "hidden error after the replacement")
    expect(page.value("playground.text.includes('\"grow\"')"), True, "the suggested key in the text")
    page.value("document.getElementById('text').focus(), document.execCommand('undo')")
    page.frame()
    expect(page.value("playground.text.includes('\"grwo\"')"), True, "the text after undoing")
    load(page, NESTED.replace("grow", "grwo").replace('"width": 80', '"width": "wide"'))
    lines = page.value("document.querySelector('#problem p').textContent").split("\n")
    expect([line.split(": ")[0].split(", ")[2] for line in lines], ["root.children[0].style.grwo", "root.children[1].style.width"], "all errors")


def dragging(page):
    """Handles change the size, but not the text."""
    load(page, NESTED)
    before = page.value("playground.text")
    zoom = page.value("playground.drawing.zoom")
    x, y = page.center("#width-handle")
    page.drag((x, y), (x - 60 * zoom, y))
    expect(page.value("playground.screen.width"), 240, "the width after dragging")
    expect(frame(page, "second"), [160, 0, 80, 120], "the frame after dragging")
    expect(page.value("document.getElementById('width-handle').getAttribute('aria-valuenow')"), "240", "aria-valuenow")
    zoom = page.value("playground.drawing.zoom")
    x, y = page.center("#height-handle")
    page.drag((x, y), (x, y + 30 * zoom))
    expect(page.value("playground.screen.height"), 150, "the height after dragging")
    expect(page.value("playground.text"), before, "the text")
    page.click_on("#reset")
    expect(frame(page, "root")[2:], [300, 120], "the root after resetting")


def selecting(page):
    """A click selects a box; changes of its properties are written into the text."""
    load(page, NESTED)
    page.click(*place(page, "second"))
    expect(page.value("document.querySelector('#box h3').textContent"), "second", "the name of the selected box")
    expect(page.value("Array.from(document.querySelectorAll('.frame > *'), cell => cell.lastChild.textContent).join()"),
           "220,0,80,120", "the displayed frame")
    field = "[data-key=\"style.width\"]"
    page.click_on(field)
    page.key("ArrowUp", shift=True)
    expect(page.value("JSON.parse(playground.text).root.children[1].style.width"), 90, "the width in the text")
    expect(frame(page, "second"), [210, 0, 90, 120], "the frame after the change")
    page.value("const s = document.querySelector('[data-key=add]'); s.value = 'margin'; s.dispatchEvent(new Event('change'))")
    page.frame()
    expect(page.value("JSON.parse(playground.text).root.children[1].style"), {"width": 90, "margin": 8}, "the style with a margin")
    page.click_on("[data-key=\"remove-style.width\"]")
    expect(page.value("JSON.parse(playground.text).root.children[1].style"), {"margin": 8}, "the style without a width")
    page.value("document.getElementById('text').focus(), document.execCommand('undo')")
    page.frame()
    expect(page.value("JSON.parse(playground.text).root.children[1].style"), {"width": 90, "margin": 8}, "the style after undoing")


def explaining(page):
    """The explanation of a box, if the page has explanations: the chain is highlighted, and a coordinate can be selected."""
    load(page, NESTED)
    page.click(*place(page, "second"))
    if not page.value("playground.engine.has('explain')"):
        expect(page.value("document.querySelectorAll('.steps').length"), 0, "explanations in a page without them")
        print("  this page has no explanations")
        return
    page.wait("document.querySelectorAll('.steps li').length > 0")
    expect(page.value("playground.explanation.coordinates.width.value"), 80, "the explained width")
    page.click_on("[data-key=frame-x]")
    expect(page.value("document.querySelector('.frame [aria-pressed=true]').dataset.key"), "frame-x", "the selected coordinate")
    expect(page.value("document.querySelector('#box h4').textContent"), "Why x is 220", "the title of the explanation")


def checking(page):
    """The ribbon of findings, if the page has checks."""
    if not page.value("playground.engine.has('check')"):
        expect(page.value("document.getElementById('tab-checks').hidden"), True, "hidden tab of checks")
        print("  this page has no checks")
        return
    wide = json.loads(NESTED)
    wide["root"]["children"][1]["style"].update({"minWidth": 500})
    load(page, json.dumps(wide))
    page.wait("document.querySelectorAll('#checks .finding').length > 0", 30)
    page.frame()
    expect(page.value("document.querySelectorAll('#ribbon button').length > 0"), True, "bars in the ribbon")
    page.click_on("#tab-checks")
    page.click_on("#checks .finding")
    expect(page.value("playground.conditions.width !== null"), True, "a width from a finding")


def coding(page):
    """The document as code, if the page writes code."""
    if not page.value("playground.engine.has('code')"):
        expect(page.value("document.getElementById('tab-source').hidden"), True, "hidden tab of code")
        print("  this page writes no code")
        return
    load(page, NESTED)
    page.click_on("#tab-source")
    for target in ["stackview", "boxview", "flexstack", "html"]:
        page.click_on(f"#target input[value={target}]")
        text = page.value("document.querySelector('#source pre').textContent")
        if len(text) < 20:
            raise Failure(f"the code for {target} is {text!r}")
    page.click_on("#tab-box")


def keyboard(page):
    """All controls can be reached and used with the keyboard."""
    load(page, NESTED)
    page.value("document.getElementById('tree').focus()")
    page.frame()
    expect(page.value("playground.selected"), 0, "the box selected by focus")
    page.key("ArrowRight")
    expect(page.value("playground.names[playground.selected].name"), "first", "the first child")
    page.key("ArrowDown")
    expect(page.value("playground.names[playground.selected].name"), "second", "the next box")
    label = page.value("(() => { const id = document.getElementById('tree').getAttribute('aria-activedescendant');"
                       " return document.getElementById(id).getAttribute('aria-label'); })()")
    expect(label, "second, 80 by 120 at 220, 0", "the label for screen readers")
    page.key("ArrowLeft")
    expect(page.value("playground.selected"), 0, "the parent")
    page.key("Escape")
    expect(page.value("playground.selected"), -1, "the selection after Escape")
    page.value("document.getElementById('width-handle').focus()")
    page.key("ArrowLeft")
    page.key("ArrowLeft", shift=True)
    expect(page.value("playground.screen.width"), 289, "the width after arrow keys")
    page.key("Home")
    expect(page.value("playground.screen.width"), 300, "the document's own width")
    page.value("document.activeElement.blur()")
    page.key("/")
    expect(page.value("document.getElementById('library').open"), True, "the library open")
    page.type("login")
    page.key("Enter")
    expect(page.value("[document.getElementById('library').open, playground.described.name]"), [False, "login"], "the selected document")
    # The tab key reaches every control, and every control has a name.
    page.value("document.activeElement.blur()")
    seen = []
    for _ in range(45):
        page.key("Tab")
        seen.append(page.value("document.activeElement.id || document.activeElement.name || document.activeElement.textContent.slice(0, 12)"))
    for name in ["open-library", "open-gallery", "share", "theme", "format", "text", "text-size", "compare", "tree", "width-handle", "height-handle", "width", "height", "zoom-in"]:
        if name not in seen:
            raise Failure(f"the tab key does not reach {name}: {seen}")
    tree = page.send("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "slider", "textbox", "checkbox", "switch", "radio", "combobox", "tab", "spinbutton", "tree", "searchbox"}
    unnamed = [item["role"]["value"] for item in tree
               if not item.get("ignored") and item.get("role", {}).get("value") in roles and not item.get("name", {}).get("value")]
    expect(unnamed, [], "controls without a name")


def comparing(page):
    """The document as elements of the browser; the verdict reports a document that CSS cannot express."""
    load(page, NESTED)
    page.click_on("#compare")
    page.frame()
    expect(page.value("document.getElementById('verdict').textContent"), "No difference in 3 boxes.", "the verdict")
    expect(page.value("playground.browserFrames"), [[0, 0, 300, 120], [0, 0, 220, 120], [220, 0, 80, 120]], "the browser's frames")
    zoom = page.value("playground.drawing.zoom")
    x, y = page.center("#width-handle")
    page.drag((x, y), (x - 90 * zoom, y))
    expect(page.value("document.getElementById('verdict').textContent"), "No difference in 3 boxes.", "the verdict after dragging")
    expect(page.value("playground.browserFrames[1][2]"), 130, "the browser's width after dragging")
    differing = {"name": "ratio", "root": {"style": {"direction": "row", "width": 200, "height": 100}, "children": [
        {"id": "ratio", "style": {"width": 40, "aspectRatio": 1}}]}}
    load(page, json.dumps(differing))
    text = page.value("document.getElementById('verdict').textContent")
    if "1 of 2 boxes differs: ratio" not in text or "StackViewLayout" not in text:
        raise Failure("unexpected verdict for a rule that CSS does not have: " + text)
    box = {"name": "box", "root": {"box": {"axis": "x"}, "children": [{"measure": {"fixed": [20, 20]}}]}}
    load(page, json.dumps(box))
    text = page.value("document.getElementById('verdict').textContent")
    if "CSS cannot express" not in text or page.value("document.getElementById('theirs').hidden") is not True:
        raise Failure("unexpected verdict for a box: " + text)
    page.click_on("#compare")


def options(page):
    """Rules, direction and scale are written into the document; the text size is not."""
    load(page, NESTED)
    page.click_on("#rules input[value=stackview]")
    expect(page.value("JSON.parse(playground.text).defaults"), "stackview", "the rules in the text")
    page.click_on("#rules input[value=css]")
    page.click_on("#direction input[value=rtl]")
    expect(frame(page, "second"), [0, 0, 80, 120], "the frame from right to left")
    page.click_on("#direction input[value=ltr]")
    expect(page.value("'layoutDirection' in JSON.parse(playground.text).root.style"), False, "the direction in the text")
    page.click_on("#scale input[value='2']")
    expect(page.value("JSON.parse(playground.text).scale"), 2, "the scale in the text")
    page.value("document.getElementById('text-size').focus()")
    for _ in range(4):
        page.key("ArrowRight")
    expect(page.value("playground.conditions.textScale"), 1.2, "the text size")
    page.value("playground.setConditions({ textScale: 1 }), document.getElementById('text-size').value = 100")
    page.click_on("#theme")
    expect(page.value("document.documentElement.dataset.theme"), "light", "the selected colors")
    page.click_on("#theme")
    expect(page.value("[document.documentElement.dataset.theme, playground.drawing.palette.ink]"), ["dark", "#e6edf3"], "dark colors")
    page.click_on("#theme")


def searching(page):
    """All screens and cases can be found, opened and laid out."""
    if page.value("playground.library.entries.length") < 2000:
        raise Failure("too few cases in the library")
    names = page.value("playground.library.entries.filter(entry => entry.document.startsWith('gallery/')).map(entry => entry.name)")
    if len(names) != 12 or "Chat" not in names:
        raise Failure(f"not the screens of the gallery: {names}")
    page.click_on("#open-library")
    page.type("gallery chat")
    expect(page.value("document.querySelector('#results h3').textContent"), "Screens of StackView and BoxView", "the group")
    page.click_on("#results [aria-selected=true]")
    expect(page.value("[playground.described.name, playground.problem]"), ["Chat", None], "the opened screen")
    page.click_on("#open-library")
    page.type("baselines first-item-of-a-row")
    expect(page.value("document.querySelector('#results [aria-selected=true] .name').textContent"), "8.5-baselines/first-item-of-a-row", "the first result")
    page.click_on("#results [aria-selected=true]")
    expect(page.value("playground.described.name"), "8.5-baselines/first-item-of-a-row", "the opened case")
    expect(page.value("playground.text.includes('frame')"), False, "expected frames in the text")
    failed = page.value("""(() => {
      const engine = playground.engine.copy();
      const failed = [];
      playground.library.entries.forEach((entry, index) => {
        try {
          engine.parse(entry.text);
          engine.layOut();
          engine.drawing();
        } catch (error) {
          failed.push(entry.name + ': ' + error.message);
        }
        if (index % 40 > 0) return;
        playground.open(entry.text);
        playground.draw();
        if (playground.problem) failed.push(entry.name + ': ' + playground.problem.reason);
      });
      return failed;
    })()""")
    expect(failed, [], "cases that cannot be opened")


def gallery(page):
    """Alignments with both sets of rules; a cell opens its document."""
    page.click_on("#open-gallery")
    expect(page.value("document.querySelectorAll('#cells button').length"), 36, "cells")
    text = page.value("document.getElementById('gallery-count').textContent")
    print("  " + text)
    page.value("document.querySelector('#cells button').focus()")
    page.key("ArrowRight")
    page.key("ArrowDown")
    page.key("Enter")
    expect(page.value("document.getElementById('gallery').open"), False, "the gallery open")
    expect(page.value("JSON.parse(playground.text).root.style.justifyContent"), "end", "the document of the cell")
    for axes in page.value("Array.from(document.getElementById('gallery-axes').options, option => option.value)"):
        page.value(f"document.getElementById('gallery-axes').value = {json.dumps(axes)}, playground.gallery.update()")
        if page.value("document.querySelectorAll('#cells button').length") < 9:
            raise Failure("too few cells for " + axes)


def linking(page):
    """A link contains the document and the selected size."""
    load(page, NESTED)
    page.value("playground.setConditions({ width: 222 })")
    page.click_on("#share")
    page.wait("location.hash.startsWith('#d=')")
    address = page.value("location.href")
    other = page.browser.page(address)
    try:
        ready(other)
        expect(other.value("playground.text"), NESTED, "the text from the link")
        expect(other.value("playground.screen.width"), 222, "the width from the link")
        other.value("location.hash = '#d=nonsense'")
        other.frame()
        expect(other.value("playground.text"), NESTED, "the text after a broken link")
    finally:
        other.close()


def serving(page):
    """The page also works from a server that declares another encoding."""
    content = pathlib.Path(unquote(urlparse(page.address).path)).read_bytes()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=windows-1252")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        other = page.browser.page(f"http://127.0.0.1:{server.server_port}/")
        try:
            ready(other)
            expect(other.value("document.getElementById('zoom-out').textContent"), "\u2212", "a sign outside of ASCII")
            expect(other.value("playground.described.name"), "login", "the document")
        finally:
            other.close()
            server.shutdown()


# Files to open: cases that are equal, that differ, and that CSS cannot express; and a document with an error.
FILES = {
    "screens.json": json.dumps({"cases": [
        json.loads(NESTED),
        {"name": "ratio", "root": {"style": {"direction": "row", "width": 200, "height": 100}, "children": [
            {"id": "ratio", "style": {"width": 40, "aspectRatio": 1}}]}},
    ]}),
    "box.json": json.dumps({"name": "box", "root": {"box": {"axis": "x"}, "children": [{"measure": {"fixed": [20, 20]}}]}}),
    "broken.json": '{"name": "broken",\n  "root": {"style": {"grwo": 1}}}',
}
VERDICTS = {
    "nested": ["same", "Equal to this browser in 3 frames."],
    "ratio": ["different", "1 of 2 frames differs from this browser."],
    "box": ["told", "CSS cannot express this case: "],
    "broken.json": ["different", "Line 2, column 22, root.style.grwo: unknown key"],
}


def write_files(folder):
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    return [str(folder / name) for name in FILES]


def drop(page, paths):
    data = {"items": [], "files": paths, "dragOperationsMask": 1}
    x, y = page.center("#layout-panel")
    for kind in ["dragEnter", "dragOver", "drop"]:
        page.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
    # All files are compared.
    page.wait("playground.library.entries.filter(entry => entry.verdict).length >= 4")
    page.frame()


def opening(page):
    """Several files open at once by a drop or by the button; each case is compared with the browser."""
    with tempfile.TemporaryDirectory() as folder:
        paths = write_files(pathlib.Path(folder))
        drop(page, paths)
        expect(page.value("[document.getElementById('library').open, playground.described.name]"), [True, "nested"], "the list, and the first case")
        expect(page.value("document.body.classList.contains('dropping')"), False, "the mark of the drop")
        expect(page.value("Array.from(document.querySelectorAll('#results h3'), title => title.textContent).slice(0, 4)"),
               ["screens.json", "box.json", "broken.json", "Screens"], "the groups")
        rows = page.value("""Array.from(document.querySelectorAll('#results [role=option]'), row => [
          row.querySelector('.name').textContent, row.lastChild.className, row.lastChild.textContent]).slice(0, 4)""")
        expect([row[0] for row in rows], list(VERDICTS), "the cases")
        for name, kind, verdict in rows:
            expect([kind, verdict[:len(VERDICTS[name][1])]], VERDICTS[name], "the verdict of " + name)
        page.click_on("#result-1")
        expect(page.value("[document.getElementById('library').open, playground.described.name, document.getElementById('document-name').textContent]"),
               [False, "ratio", "screens.json"], "the selected case")
        expect(page.value("playground.text"), FILES["screens.json"], "the text of the file")
        page.click_on("#open-library")
        page.click_on("#result-3")
        expect(page.value("document.querySelector('#problem p').textContent").startswith(VERDICTS["broken.json"][1]), True, "the error")
        # A file that is opened again replaces the former one; a single file is not listed.
        pathlib.Path(paths[1]).write_text(FILES["box.json"].replace('"box"', '"changed"', 1), "utf-8")
        node = page.send("DOM.querySelector", {"nodeId": page.send("DOM.getDocument")["root"]["nodeId"], "selector": "#files"})["nodeId"]
        page.send("DOM.setFileInputFiles", {"nodeId": node, "files": [paths[1]]})
        page.wait("playground.described.name === 'changed'")
        expect(page.value("document.getElementById('library').open"), False, "the list after a single file")
        expect(page.value("playground.library.entries.slice(0, 4).map(entry => entry.name)"), ["changed", "nested", "ratio", "broken.json"],
               "the cases after a file was opened again")


def traps(page):
    """Deep, huge and invalid documents do not stop the page."""
    deep = '{"name":"deep","root":' + '{"children":[' * 3000 + "{}" + "]}" * 3000 + "}"
    for text in ["", "[]", "{", '{"name": 1, "root": {}}', deep, '{"name":"x","root":{"style":{"width":1e300}}}']:
        load(page, text)
    load(page, NESTED)
    expect(frame(page, "second"), [220, 0, 80, 120], "the frame after all of these")


def speed(page):
    """Measures the first layout, and the frames of a drag with 1,000 nodes. Times are not asserted, because they depend on the machine."""
    timings = []
    for _ in range(5):
        other = page.browser.page(page.address)
        ready(other)
        timings.append(other.value("window.timing"))
        other.close()
    best = {key: min(timing[key] for timing in timings) for key in timings[0]}
    print("  after the start of the script: first layout {laidOut:.0f} ms, first picture {afterScript:.0f} ms; {drawn:.0f} ms after navigation".format(**best))
    load(page, thousand())
    expect(page.value("playground.names.length"), 1000, "nodes")
    for compared in [False, True]:
        if compared:
            page.click_on("#compare")
        page.value("""(() => {
          const times = window.frameTimes = [];
          const work = window.workTimes = [];
          window.counting = true;
          const { draw, setConditions } = playground.constructor.prototype;
          let spent = 0;
          const timed = method => function (...words) { const began = performance.now(); method.apply(this, words); spent += performance.now() - began; };
          playground.draw = timed(draw);
          playground.setConditions = timed(setConditions);
          const count = time => { times.push(time); if (spent > 0) work.push(spent); spent = 0; if (window.counting) requestAnimationFrame(count); };
          requestAnimationFrame(count);
        })()""")
        x, y = page.center("#width-handle")
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, 1, 1)
        end = time.monotonic() + 2.5
        step = 0
        while time.monotonic() < end:
            step += 1
            page.mouse("mouseMoved", x - abs(step % 160 - 80), y, 1)
        page.mouse("mouseReleased", x, y, 0, 1)
        result = page.value("""(() => {
          window.counting = false;
          delete playground.draw;
          delete playground.setConditions;
          const { frameTimes: times, workTimes } = window;
          const work = workTimes.sort((a, b) => a - b);
          const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
          return { rate: 1000 * (times.length - 1) / (times.at(-1) - times[0]), long: gaps.filter(gap => gap > 25).length, frames: gaps.length,
            work: work[work.length >> 1], worst: work[Math.floor(0.95 * work.length)] };
        })()""")
        print("  {}: {rate:.1f} frames a second, {long} of {frames} longer than 25 ms; work in a frame: median {work:.1f} ms, 95 % below {worst:.1f} ms"
              .format("drag with comparison" if compared else "drag with 1,000 nodes", **result))
    page.click_on("#compare")


TESTS = [spec, typing, dragging, selecting, explaining, checking, coding, keyboard, comparing, options, searching, gallery, linking, serving, opening, traps, speed]


def pictures(browser, address, folder):
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {"large": (1440, 900, False), "middle": (1024, 768, False), "phone": (390, 844, True)}
    for size, (width, height, mobile) in sizes.items():
        for scheme in ["light", "dark"]:
            page = browser.page(address, width, height, scheme, mobile)
            ready(page)
            page.value("playground.select(playground.byName.get('nameField'))")
            page.frame()
            page.picture(folder / f"{size}-{scheme}.png")
            with tempfile.TemporaryDirectory() as files:
                drop(page, write_files(pathlib.Path(files)))
                page.picture(folder / f"{size}-{scheme}-files.png")
            page.close()


def main():
    arguments = sys.argv[1:]
    folder = None
    if "--pictures" in arguments:
        place_of_option = arguments.index("--pictures")
        folder = pathlib.Path(arguments[place_of_option + 1])
        del arguments[place_of_option:place_of_option + 2]
    address = pathlib.Path(arguments[0]).resolve().as_uri()
    chosen = [test for test in TESTS if not arguments[2:] or test.__name__ in arguments[2:]]
    failures = 0
    with Browser(arguments[1]) as browser:
        page = browser.page(address)
        try:
            ready(page)
        except Failure as failure:
            print(f"the page does not start: {failure}")
            return 1
        page.close()
        for test in chosen:
            page = browser.page(address)
            page.address = address
            began = time.monotonic()
            try:
                ready(page)
                test(page)
                if page.trouble():
                    raise Failure("the page threw: " + page.trouble())
                print(f"{test.__name__}: passed, {time.monotonic() - began:.1f} s")
            except Failure as failure:
                failures += 1
                print(f"{test.__name__}: FAILED: {failure}\n{page.trouble()}")
            page.close()
        if folder:
            pictures(browser, address, folder)
    print(f"{len(chosen) - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
