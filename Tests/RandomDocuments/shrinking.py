"""Shrinks documents to small ones that show the same sort of difference, many at a time."""

import json
import re

from documents import is_comparable
from edits import NODES, VALUES, Exchange, Specimen, nodes

# A difference may become smaller, but not smaller than this: small differences have other causes.
LEAST_AMOUNT = 1
# If all three differ, there may be two differences with separate causes: then a difference of the engine alone is preferred.
SHOWN_FOR = {"all": ("ours", "all")}


def is_worth_shrinking(layout):
    """False if all differ, but each browser at another node: those differences occur separately in other documents."""
    return layout.sort != "same" and (layout.sort != "all" or layout.has_own_frame)


class Shrinking:
    """A document while it is shrunk."""

    def __init__(self, document, sort, layouts):
        self.specimen, self.sort, self.sorts = Specimen(document), sort, SHOWN_FOR.get(sort, (sort,))
        self.name = document["name"]
        self.layouts = layouts
        self.least_amount = min(LEAST_AMOUNT, max(
            layout.amount for layout in layouts if layout.sort == sort and is_worth_shrinking(layout)))
        self.phase, self.has_shrunk, self.is_done = NODES, False, False

    def is_shown(self, layouts):
        return any(self.shows(layout) for layout in layouts)

    def shows(self, layout):
        return layout.sort in self.sorts and layout.amount >= self.least_amount and is_worth_shrinking(layout)

    def accept(self, specimen, layouts):
        self.specimen, self.layouts, self.has_shrunk = specimen, layouts, True
        # The sorts before the shown one are preferred; the sorts after it are ignored from now on.
        place = self.rank(layouts)
        self.sort, self.sorts = self.sorts[place], self.sorts[: place + 1]

    def rank(self, layouts):
        """The index of the most preferred sort that is shown."""
        return min(self.sorts.index(layout.sort) for layout in layouts if self.shows(layout))

    def go_on(self):
        """Continues with the next phase, and after the last one with the first, until no phase makes progress."""
        self.phase += 1
        if self.phase > VALUES:
            self.phase, self.is_done, self.has_shrunk = NODES, not self.has_shrunk, False

    def trials(self):
        """Specimens that one edit makes smaller, with the edits."""
        found, seen = [], set()
        for edit in self.specimen.edits(self.phase):
            trial = self.specimen.edited([edit])
            text = json.dumps(trial.document)
            if trial.cost < self.specimen.cost and text not in seen and is_comparable(trial.document):
                seen.add(text)
                found.append((edit, trial))
        return found


def shrink(shrinkings, laboratory):
    """Shrinks all documents. Each round lays out the trials of all documents together."""
    prefer_variant_as_written(shrinkings, laboratory)
    while True:
        active = [shrinking for shrinking in shrinkings if not shrinking.is_done]
        if not active:
            break
        singles = [shrinking.trials() for shrinking in active]
        answers = lay_out([[trial for _, trial in trials] for trials in singles], laboratory)
        combinations = []
        for shrinking, trials, layouts in zip(active, singles, answers):
            good = [(edit, trial, found) for (edit, trial), found in zip(trials, layouts) if shrinking.is_shown(found)]
            combinations.append(combined(shrinking, good))
        answers = lay_out(combinations, laboratory)
        for shrinking, trials, layouts in zip(active, combinations, answers):
            better = [(trial, found) for trial, found in zip(trials, layouts) if shrinking.is_shown(found)]
            if better:
                shrinking.accept(*min(better, key=lambda pair: (shrinking.rank(pair[1]), pair[0].cost)))
            else:
                shrinking.go_on()
    prefer_variant_as_written(shrinkings, laboratory)


def combined(shrinking, good):
    """Specimens with all edits that succeed alone, with the first half of them, a quarter, and so on to one."""
    edits, targets = [], set()
    # The largest steps come first, because the first of several edits with the same target is used.
    for edit, _, _ in sorted(good, key=lambda item: item[1].cost):
        if edit.target not in targets:
            targets.add(edit.target)
            edits.append(edit)
    result, count = [], len(edits)
    while count > 0:
        result.append(shrinking.specimen.edited(edits[:count]))
        count //= 2
    return [trial for trial in result if is_comparable(trial.document)]


def prefer_variant_as_written(shrinkings, laboratory):
    """If a document shows its difference only in a variant, the variant becomes the document."""
    trials = []
    for shrinking in shrinkings:
        shown = [index for index, layout in enumerate(shrinking.layouts) if shrinking.shows(layout)]
        trials.append([shrinking.specimen.edited([Exchange(shown[0])])] if 0 not in shown else [])
    for shrinking, specimens, layouts in zip(shrinkings, trials, lay_out(trials, laboratory)):
        for specimen, found in zip(specimens, layouts):
            if shrinking.shows(found[0]):
                shrinking.accept(specimen, found)


def lay_out(groups, laboratory):
    """The layouts of specimens in groups, in the same groups."""
    answers = iter(laboratory.lay_out([specimen.plain() for group in groups for specimen in group]))
    return [[next(answers) for _ in group] for group in groups]


def form(document):
    """The document without its numbers: differences of documents with the same form probably have the same cause."""
    return re.sub(r"\b\d+(\.\d+)?", "#", json.dumps([document["root"], document.get("available")], sort_keys=True))


# Fixtures

def fixture(shrinking, name, about):
    """A case with the frames that a browser gave to the shrunk document."""
    document = shrinking.specimen.plain()
    frames = [[[round(number, 4) for number in frame] for frame in layout.expected] for layout in shrinking.layouts]
    for (node, _), frame in zip(nodes(document["root"]), frames[0]):
        # The keys of a node have a fixed order.
        children = node.pop("children", None)
        measure = node.pop("measure", None)
        node["frame"] = frame
        if measure:
            node["measure"] = measure
        if children:
            node["children"] = children
    variants = {}
    for index, key in ((1, "boxSizing"), (2, "direction"), (3, "both")):
        fallback = frames[2] if index == 3 else frames[0]
        if frames[index] != fallback:
            variants[key] = frames[index]
    return {"name": name, "about": about} | {key: document[key] for key in ("defaults", "available") if key in document} | {
        "root": document["root"], "variants": variants}
