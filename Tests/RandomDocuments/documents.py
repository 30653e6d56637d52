"""Random layout documents: a kind and a seed determine a document."""

import random

from kinds import (
    CONTAINER_KEYS, EDGE_KEYS, EXTRA_KEYS, INSET_SHARE, INSET_VALUES, INSETS, ITEM_KEYS, KINDS, NODE_KEYS, TRAITS, WRITING_MODES)

DEPTH = 4
PERCENTAGES = [5, 10, 20, 25, 50, 30, 50, 60, 75, 80, 100, 100, 105, 120]
# Lengths of at most EDGES points, such as edges and gaps, have small percentages, so that they leave some space.
EDGES, SIZES = 20, 100
# The combinations of the nine keys of a family of edges that a node can have.
EDGE_SETS = [[""], [""], ["Horizontal"], ["Vertical"], ["Horizontal", "Vertical"], ["Left", "Top"], ["Right", "Bottom"], ["Top"],
    ["Left"], ["Bottom"], ["Right"], ["Start"], ["End"], ["", "Left"], ["Horizontal", "Start"], ["Left", "Right", "Top", "Bottom"]]


def document(kind, seed):
    return Generator(kind, seed).document()


def is_comparable(document):
    """Whether the document means the same to the engine and to browsers: without an available width, the containing block of the
    root in a browser is as wide as the content, and its percentages refer to it; in the engine, the root has none."""
    style = document["root"].get("style", {})
    needs_room = any(isinstance(value, str) and ("%" in value or value == "stretch") for value in style.values())
    room = "height" if style.get("writingMode", "").startswith("vertical") else "width"
    return not needs_room or room in document.get("available", {})


class Generator:
    def __init__(self, kind, seed):
        self.random = random.Random(f"{kind}/{seed}")
        self.name = f"{kind}/{seed}"
        self.kind = KINDS[kind]
        self.traits = TRAITS | self.kind["traits"]

    def document(self):
        root = self.tree()
        self.style(root, None)
        if self.chance(self.traits["vertical roots"]):
            root["style"]["writingMode"] = self.random.choice(WRITING_MODES[1:])
        result = {"name": self.name, "defaults": "css"}
        available = {}
        if self.traits["definite room"] or self.chance(0.55):
            available["width"] = self.points(80, 400)
        if self.traits["definite room"] or self.chance(0.3):
            available["height"] = self.points(60, 300)
        if not is_comparable({"root": root, "available": available}):
            available = {"width": self.points(80, 400), "height": self.points(60, 300)} | available
        if available:
            result["available"] = available
        return result | {"root": root, "variants": {}}

    # Trees

    def tree(self):
        count = min(self.random.randint(*self.traits["nodes"]), self.random.randint(*self.traits["nodes"]) + 3)
        root = {"style": {}}
        places = [(root, 1)]
        for _ in range(count - 1):
            # Early nodes are drawn more often, so that trees are not mere chains.
            parent, depth = places[min(self.random.randrange(len(places)), self.random.randrange(len(places)))]
            node = {"style": {}}
            parent.setdefault("children", []).append(node)
            if depth + 1 < DEPTH:
                places.append((node, depth + 1))
        return root

    def style(self, node, parent):
        style = node["style"]
        is_container = "children" in node
        if is_container:
            self.add(style, CONTAINER_KEYS)
        elif parent is not None and self.chance(self.traits["content"]):
            node["measure"] = self.measure()
        if parent is not None:
            self.add(style, ITEM_KEYS)
            if "measure" in node and style.get("display") == "contents":
                # The content of a leaf is not a node that could become an item.
                del style["display"]
        self.add(style, NODE_KEYS)
        self.add_extra_keys(style, is_root=parent is None, is_container=is_container)
        has_width = parent is None and isinstance(style.get("width"), (int, float))
        if "columns" in style and "minColumnWidth" in style and not has_width:
            # In a grid, the largest number of columns follows from a percentage of a definite width.
            del style["columns"]
        self.add_edges(style)
        self.add_insets(style, is_root=parent is None)
        if parent is None:
            self.bound(style)
        elif not is_container and "measure" not in node:
            self.give_size(style)
        if self.traits["zero minimums"]:
            style.setdefault("minWidth", 0)
            style.setdefault("minHeight", 0)
        for child in node.get("children", []):
            self.style(child, node)

    def add(self, style, keys):
        for key, (share, values) in keys.items():
            if self.chance(self.kind["often"].get(key, share)):
                style[key] = self.value(self.kind["values"].get(key, values))

    def add_extra_keys(self, style, is_root, is_container):
        for key, (place, values) in EXTRA_KEYS.items():
            # Without the draw, the documents of kinds without such keys stay the same.
            if place == "container" and not (is_container and key in self.kind["often"]):
                continue
            if self.chance(self.kind["often"].get(key, 0)) and not (is_root and place == "item"):
                style[key] = self.value(self.kind["values"].get(key, values))

    def add_edges(self, style):
        for family, (share, values) in EDGE_KEYS.items():
            if self.chance(self.kind["often"].get(family, share)):
                for edge in self.random.choice(EDGE_SETS):
                    style[family + edge] = self.value(self.kind["values"].get(family, values))
                    # Only margins may be negative.
                    if family != "margin" and not isinstance(style[family + edge], str):
                        style[family + edge] = abs(style[family + edge])

    def add_insets(self, style, is_root):
        if is_root:
            return
        if style.get("position") == "absolute" or self.chance(self.traits["relative insets"]):
            for key in INSETS:
                # Start and end replace left and right, so that they are rare.
                if self.chance(INSET_SHARE if key not in ("start", "end") else 0.1):
                    style[key] = self.value(INSET_VALUES)

    def bound(self, style):
        """Gives a root a size more often than other nodes; a narrow root is smaller than its content."""
        if self.chance(self.traits["narrow"]):
            for key in ("width", "height"):
                if self.chance(0.7):
                    style[key] = self.points(10, 70)
        elif self.chance(0.5):
            style["width"] = self.points(60, 400)

    def give_size(self, style):
        """Gives most leaves without content a size, because empty boxes show no differences."""
        for key in ("width", "height"):
            if key not in style and self.chance(0.5):
                style[key] = self.points(5, 100)

    def measure(self):
        if self.chance(self.traits["images"]):
            # Images have no baseline of their own in browsers.
            return {"image": [self.random.randint(1, 100), self.random.randint(1, 60)]}
        if self.chance(0.3):
            result = {"fixed": [self.points(1, 100), self.points(1, 60)]}
            height = result["fixed"][1]
        else:
            words = ["H" * self.random.randint(1, 6) for _ in range(self.random.choice([1, 1, 2, 2, 3, 4, 6]))]
            text = words[0]
            for word in words[1:]:
                text += self.random.choice([" "] * 8 + ["\u200b", "\n"]) + word
            result, height = {"text": text, "advance": 10, "lineHeight": 10}, 10
        if self.chance(self.traits["baselines"]):
            result["baseline"] = self.random.randint(0, max(1, int(height)))
        return result

    # Values

    def chance(self, share):
        return self.random.random() < share

    def value(self, values):
        value = self.random.choice(values)
        return value(self) if callable(value) else value

    def points(self, low, high):
        value = self.random.randint(low, high)
        # Quarters of a point, which browsers represent exactly.
        return value + self.random.choice([0.25, 0.5, 0.75]) if self.chance(0.12) else value

    def percentage(self, high=SIZES):
        return f"{self.random.choice(PERCENTAGES if high > EDGES else PERCENTAGES[:5])}%"

    def length(self, low, high):
        if self.chance(self.traits["percentages"]):
            return self.percentage(high)
        if self.chance(self.traits["sums"]):
            return f"{self.percentage(high)} {self.random.choice('+-')} {self.random.randint(1, 20)}"
        return self.points(low, high)
