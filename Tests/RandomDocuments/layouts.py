"""Lays out documents with the engine and in browsers, and sorts the layouts by which of these differ."""

import json
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

MEASURED = "measured-frames"
# The number of documents in a page: enough for a small overhead per page, few enough for all programs to work in parallel.
PAGE_DOCUMENTS = 200
TOLERANCE = 0.1
SORTS = {
    "same": "no difference",
    "ours": "the browsers agree, the engine differs from both",
    "chromium": "the engine and Firefox agree, Chromium differs from both",
    "firefox": "the engine and Chromium agree, Firefox differs from both",
    "all": "all three differ from each other",
    "differs": "the engine differs from Chromium, and there is no other browser",
}


class RejectedDocument(Exception):
    pass


class Layout:
    """A variant of a document: the frames of the engine, Chromium and, unless None, Firefox."""

    def __init__(self, engine, chromium, firefox):
        self.engine, self.chromium, self.firefox = engine, chromium, firefox
        self.equals_chromium = difference(engine, chromium) <= 0
        if firefox is None:
            self.browsers_agree = None
            self.sort = "same" if self.equals_chromium else "differs"
            return
        self.browsers_agree = difference(chromium, firefox) <= 0
        equals_firefox = difference(engine, firefox) <= 0
        if self.browsers_agree:
            # Near the tolerance, the engine may agree with only one of two browsers that agree with each other.
            self.sort = "same" if self.equals_chromium or equals_firefox else "ours"
        else:
            self.sort = "firefox" if self.equals_chromium else "chromium" if equals_firefox else "all"

    @property
    def has_own_frame(self):
        """Whether a node has a frame in the engine that it has in no browser. If all three differ, there may be no such node: then
        each browser has a separate difference."""
        nodes = enumerate(zip(self.engine, self.chromium, self.firefox))
        return any(amount(index, ours, one) > 0 and amount(index, ours, other) > 0 for index, (ours, one, other) in nodes)

    @property
    def expected(self):
        """The frames that a fixture of this layout holds."""
        return self.firefox if self.sort == "firefox" else self.chromium

    @property
    def amount(self):
        """The amount of the difference that determines the sort."""
        return difference(self.chromium if self.sort == "firefox" else self.engine, self.expected)


def difference(first, second):
    """The largest difference of two lists of frames, less the tolerance."""
    return max(amount(index, ours, theirs) for index, (ours, theirs) in enumerate(zip(first, second)))


def amount(index, ours, theirs):
    """The largest difference of two frames of a node, less the tolerance. The position of the root, the first node, is ignored."""
    sides = range(0 if index else 2, 4)
    return max(abs(ours[side] - theirs[side]) for side in sides) - TOLERANCE - 1e-9


class Laboratory:
    """The engine and the browsers. `browsers` are Chromium and, where it is installed, Firefox."""

    def __init__(self, tool, browsers):
        self.tool, self.browsers = tool, browsers
        self.folder = tempfile.TemporaryDirectory()
        # One thread for each browser serves as the queue of its pages.
        self.queues = [ThreadPoolExecutor(1) for _ in browsers]

    def close(self):
        for browser in self.browsers:
            browser.close()
        for executor in self.queues:
            executor.shutdown(cancel_futures=True)
        self.folder.cleanup()

    def lay_out(self, documents):
        """For each document its four layouts: as it is written and in its variants."""
        started, results = [], []
        for start in range(0, len(documents), PAGE_DOCUMENTS):
            path, lines = self.write(documents[start : start + PAGE_DOCUMENTS])
            page = self.run(lines, "record", "--page", path)
            answers = [executor.submit(browser.lay_out, page) for executor, browser in zip(self.queues, self.browsers)]
            laid_out = json.loads(self.run(lines, "layout", "--format", "json", path))
            started.append(([expected_frames(case) for case in laid_out.get("cases", [laid_out])], answers))
            if len(started) > 2:
                results += layouts(*started.pop(0))
        for page in started:
            results += layouts(*page)
        return results

    def write(self, documents):
        """Writes some documents, which may have the same names, to one file; returns its path and its lines."""
        lines = [json.dumps(document | {"name": f"{index}"}) for index, document in enumerate(documents)]
        path = Path(self.folder.name, "documents.json")
        path.write_text('{"cases": [\n' + ",\n".join(lines) + "\n]}\n")
        return path, lines

    def run(self, lines, *arguments):
        """The output of the tool for a file with these lines."""
        run = subprocess.run([self.tool, *arguments], capture_output=True, text=True)
        if run.returncode != 0:
            line = re.search(r"documents\.json:(\d+):", run.stderr)
            document = lines[int(line[1]) - 2] if line else ""
            raise RejectedDocument(f"{run.stderr.splitlines()[0] if run.stderr else 'the tool fails'}\n{document}")
        return run.stdout


def expected_frames(case):
    """The frames of the engine in the four variants. A document omits a variant with the same frames as a simpler one."""
    written = list(frames(case["root"]))
    box_sizing = case["variants"].get("boxSizing", written)
    direction = case["variants"].get("direction", written)
    return [written, box_sizing, direction, case["variants"].get("both", direction)]


def frames(node):
    """The frames of a node and its descendants, depth first."""
    yield node["frame"]
    for child in node.get("children", []):
        yield from frames(child)


def layouts(expected, answers):
    measured = [[case["frames"] for case in json.loads(answer.result())["cases"]] for answer in answers]
    if len(measured) == 1:
        measured.append([[None] * len(frames) for frames in expected])
    return [[Layout(*frames) for frames in zip(*variants)] for variants in zip(expected, *measured)]
