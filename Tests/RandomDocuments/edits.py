"""Edits that make a document smaller or simpler. They refer to nodes by number, so that several edits can be combined."""

import copy
import re

# The replacements of a number, simplest first. 0 is last, because sizes of 0 have special rules.
SIMPLE_NUMBERS = [10, 100, 50, 20, 30, 40, 60, 80, 200, 300, 1, 2, 5, 0]
SIMPLE_FACTORS = [1, 2, 0]
SIMPLE_PERCENTAGES = ["100%", "50%", "10%"]
SIMPLE_TEXTS = ["H", "HHHHH", "H H", "HH HH", "HHHHH HHHHH", "HH HH HH"]
SIMPLE_FIXED = [[10, 10], [50, 10], [10, 50], [50, 50], [100, 10]]
SIMPLE_KEYWORDS = {
    "rowReverse": ["row"], "columnReverse": ["column"], "wrapReverse": ["wrap"], "balanceReverse": ["balance", "wrap"],
    "balance": ["wrap"], "spaceEvenly": ["spaceAround", "spaceBetween", "end"], "spaceAround": ["spaceBetween", "end"],
    "spaceBetween": ["end"], "center": ["end"], "scroll": ["hidden"], "fitContent": ["minContent"], "maxContent": ["minContent"],
}
NODES, KEYS, VALUES = range(3)


class Specimen:
    """A document whose nodes have numbers."""

    def __init__(self, document):
        self.document = copy.deepcopy(document)
        for number, (node, _) in enumerate(nodes(self.document["root"])):
            node["number"] = number

    def edited(self, edits):
        result = Specimen.__new__(Specimen)
        result.document = copy.deepcopy(self.document)
        for edit in edits:
            edit.make(result.document)
        return result

    def plain(self):
        """The document in its format, without the numbers of nodes."""
        document = copy.deepcopy(self.document)
        for node, _ in nodes(document["root"]):
            del node["number"]
            if not node.get("style"):
                node.pop("style", None)
        return document

    @property
    def cost(self):
        tree = list(nodes(self.document["root"]))
        values = [value for node, _ in tree for value in node["style"].values()]
        values += [value for node, _ in tree for value in node.get("measure", {}).values()]
        values += self.document.get("available", {}).values()
        return len(tree), len(values), sum(value_cost(value) for value in values)

    def edits(self, phase):
        """All edits of a phase: of the tree, of keys, or of values."""
        if phase == NODES:
            return [Edit(node["number"], action) for node, parent in nodes(self.document["root"])
                for action in (["drop", "unwrap", "hoist"] if parent else [])]
        result = []
        for node, parent in nodes(self.document["root"]):
            for place in ("style", "measure"):
                for key, value in node.get(place, {}).items():
                    result += edits_of_value(node["number"], place, key, value, phase)
            if phase == KEYS and "measure" in node:
                result.append(Edit(node["number"], "content"))
        for key, value in self.document.get("available", {}).items():
            result += edits_of_value(None, "available", key, value, phase)
        return result


class Edit:
    def __init__(self, number, action, key=None, value=None):
        self.number, self.action, self.key, self.value = number, action, key, value

    @property
    def target(self):
        """Two edits with the same target exclude each other."""
        return self.number, self.action if self.key else "node", self.key

    def make(self, document):
        """Makes the edit, unless an earlier edit has removed its target."""
        if self.action == "available":
            self.change(document.get("available", {}))
            if not document.get("available"):
                document.pop("available", None)
            return
        for node, parent in nodes(document["root"]):
            if node["number"] == self.number:
                self.make_in(document, node, parent)
                return

    def make_in(self, document, node, parent):
        if self.action == "content":
            node.pop("measure", None)
        elif self.key:
            self.change(node.get(self.action, {}))
        elif self.action == "hoist":
            document["root"] = node
        elif parent is not None:
            place = next(index for index, child in enumerate(parent["children"]) if child is node)
            parent["children"][place : place + 1] = node.get("children", []) if self.action == "unwrap" else []
            if not parent["children"]:
                del parent["children"]

    def change(self, values):
        if self.key not in values:
            return
        if self.value is None:
            del values[self.key]
        else:
            values[self.key] = self.value


class Exchange:
    """The change of a document that a variant makes."""

    def __init__(self, variant):
        self.variant = variant

    def make(self, document):
        for node, parent in nodes(document["root"]):
            style = node["style"]
            if self.variant in (1, 3) and style.pop("boxSizing", None) != "borderBox":
                style["boxSizing"] = "borderBox"
            if self.variant in (2, 3):
                direction = style.get("layoutDirection", "inherit")
                if parent is None or direction != "inherit":
                    style["layoutDirection"] = "ltr" if direction == "rtl" else "rtl"


def nodes(node, parent=None):
    yield node, parent
    for child in list(node.get("children", [])):
        yield from nodes(child, node)


def edits_of_value(number, place, key, value, phase):
    if phase == KEYS:
        # The other keys of a measure cannot be removed alone.
        return [] if place == "measure" and key != "baseline" else [Edit(number, place, key)]
    return [Edit(number, place, key, simpler) for simpler in simpler_values(key, value)]


def simpler_values(key, value):
    if key == "text":
        choices = SIMPLE_TEXTS + shorter_texts(value)
    elif key in ("advance", "lineHeight"):
        choices = []
    elif isinstance(value, list):
        choices = SIMPLE_FIXED
    elif isinstance(value, str):
        choices = simpler_texts(value)
    else:
        choices = SIMPLE_NUMBERS + [round(value), round(value, -1)]
        if key == "aspectRatio":
            choices = [2, 1]
        elif key in ("grow", "shrink", "order"):
            choices = SIMPLE_FACTORS
            if value in choices:
                return choices[: choices.index(value)]
    return [choice for choice in choices if value_cost(choice) < value_cost(value)]


def shorter_texts(value):
    """Texts without one of the words, with one word shortened, and with spaces as separators."""
    words = re.split(r"([ \n\u200b])", value)
    result = []
    for index in range(0, len(words), 2):
        result.append("".join(words[:index] + words[index + 2 :] if index + 2 < len(words) else words[: max(1, index - 1)]))
        result.append("".join(words[:index] + [words[index][1:] or "H"] + words[index + 1 :]))
    return result + [re.sub(r"[\n\u200b]", " ", value)]


def simpler_texts(value):
    function = re.fullmatch(r"\w+\((.*)\)", value)
    if function:
        return [part if "%" in part else float(part) for part in function[1].split(", ")]
    if re.match(r"auto [\d.]+", value):
        return ["auto 1", "auto 2"]
    if "%" in value:
        return [value.split(" ")[0], *SIMPLE_PERCENTAGES, 10, 50, 100]
    return SIMPLE_KEYWORDS.get(value, [])


def value_cost(value):
    if isinstance(value, list):
        return SIMPLE_FIXED.index(value) if value in SIMPLE_FIXED else 10
    if isinstance(value, str):
        if value in SIMPLE_TEXTS:
            return SIMPLE_TEXTS.index(value)
        if value in ("auto 1", "auto 2"):
            return 1 if value == "auto 1" else 2
        if value in SIMPLE_PERCENTAGES:
            return 30 + SIMPLE_PERCENTAGES.index(value)
        choices = SIMPLE_KEYWORDS.get(value, [])
        if re.fullmatch(r"[H \n\u200b]+", value):
            return 60 + 2 * len(value) + len(re.findall(r"[\n\u200b]", value))
        return 60 + len(value) if re.search(r"[%(]|auto ", value) else len(choices)
    if value in SIMPLE_NUMBERS:
        return SIMPLE_NUMBERS.index(value)
    return 20 if value % 10 == 0 else 22 if value % 1 == 0 else 24
