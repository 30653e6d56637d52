"""The kinds of random documents, as tables: how often a node has a style key, and which values the key takes.

The tables of keys hold every key with its share of the nodes and its values, which apply to all kinds. A kind replaces shares
and values, and sets traits of the tree. A value is a literal, or a function of the generator.
"""


def points(low, high):
    return lambda generator: generator.points(low, high)


def length(low, high):
    return lambda generator: generator.length(low, high)


def whole(low, high):
    return lambda generator: generator.random.randint(low, high)


def function(low, high):
    """`min(…)`, `max(…)` or `clamp(…)` of a percentage and points, or of two or three percentages and points."""
    def text(generator):
        name = generator.random.choice(["min", "max", "clamp"])
        percent, bounds = generator.percentage(), sorted(generator.points(low, high) for _ in range(2))
        if generator.random.random() < 0.5:
            points = bounds[1] / 2
            other = f"{generator.percentage()} {'-' if points < 0 else '+'} {abs(points)}"
            arguments = [percent, other, bounds[0]] if name == "clamp" or generator.random.random() < 0.5 else [percent, other]
            generator.random.shuffle(arguments)
            return f"{name}({', '.join(str(argument) for argument in arguments)})"
        return f"clamp({bounds[0]}, {percent}, {bounds[1]})" if name == "clamp" else f"{name}({percent}, {bounds[0]})"
    return text


def percentage(generator):
    return generator.percentage()


SIZE, BOUND, EDGE, GAP, INSET = length(5, 150), length(5, 120), length(0, 20), length(0, 20), length(-20, 60)
MARGIN = length(-12, 20)
# A browser draws borders in whole pixels.
BORDER = whole(0, 8)
KEYWORDS = ["minContent", "maxContent", "fitContent"]
JUSTIFICATIONS = ["start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"]
ALIGNMENTS = ["stretch", "start", "end", "center", "baseline"]
SAFE = ["safeStart", "safeEnd", "safeCenter", "unsafeStart", "unsafeEnd", "unsafeCenter"]
RATIOS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4]

# Keys of containers.
CONTAINER_KEYS = {
    "direction": (0.5, ["row", "column", "column", "column", "rowReverse", "columnReverse"]),
    "wrap": (0.15, ["wrap", "wrap", "wrapReverse"]),
    "justifyContent": (0.35, JUSTIFICATIONS),
    "alignItems": (0.35, ALIGNMENTS),
    "alignContent": (0.12, ["stretch"] + JUSTIFICATIONS),
    "gap": (0.12, [GAP]),
    "rowGap": (0.04, [GAP]),
    "columnGap": (0.04, [GAP]),
}

# Keys of the children of containers, without the root.
ITEM_KEYS = {
    "display": (0.02, ["none"]),
    "position": (0.05, ["absolute"]),
    "alignSelf": (0.12, ["auto"] + ALIGNMENTS),
    "grow": (0.25, [0.25, 0.5, 1, 1, 2, 3]),
    "shrink": (0.2, [0, 0, 0.5, 2, 3]),
    "basis": (0.12, [SIZE, SIZE, SIZE, 0, "content", "auto"]),
    "order": (0.03, [whole(-2, 2)]),
}

# Keys of every node, the root included.
NODE_KEYS = {
    "layoutDirection": (0.05, ["ltr", "rtl", "inherit"]),
    "width": (0.45, [SIZE] * 9 + KEYWORDS),
    "height": (0.45, [SIZE] * 9 + KEYWORDS),
    "minWidth": (0.12, [BOUND, BOUND, 0, "auto", "minContent", "maxContent"]),
    "minHeight": (0.12, [BOUND, BOUND, 0, "auto", "minContent", "maxContent"]),
    "maxWidth": (0.12, [BOUND] * 5 + ["none", "minContent", "maxContent"]),
    "maxHeight": (0.12, [BOUND] * 5 + ["none", "minContent", "maxContent"]),
    "aspectRatio": (0.04, RATIOS),
    "boxSizing": (0.3, ["borderBox"]),
    "overflow": (0.06, ["hidden", "scroll", "visible"]),
}

# The nine keys of each family of edges: how often a node has some of the family, and the values.
EDGE_KEYS = {
    "margin": (0.2, [MARGIN] * 7 + ["auto"]),
    "padding": (0.15, [EDGE]),
    "border": (0.06, [BORDER]),
}

INSETS = ["top", "left", "bottom", "right", "start", "end"]
# How often an absolute child, or a relative child with insets, has each of the insets.
INSET_SHARE, INSET_VALUES = 0.35, [INSET] * 6 + ["auto"]

TRAITS = {
    # The number of nodes of a tree.
    "nodes": (2, 12),
    # The fraction of the lengths that are percentages, or sums of percentages and points.
    "percentages": 0.15, "sums": 0.04,
    # The fraction of the leaves that have content, and of the contents that have a baseline.
    "content": 0.55, "baselines": 0.1,
    # The fraction of the contents that are images, with a natural size and ratio.
    "images": 0.0,
    # The fraction of the relative children that have insets.
    "relative insets": 0.04,
    # The fraction of the roots that are too small for their content.
    "narrow": 0.15,
    # The fraction of the roots with a vertical writing mode.
    "vertical roots": 0.0,
    # Whether the available space of the root is always definite.
    "definite room": False,
    # Whether all automatic minimums are 0.
    "zero minimums": False,
}

# The basic algorithm, without percentages of indefinite heights and similar features.
PLAIN = {
    "display": 0, "position": 0, "basis": 0, "order": 0, "layoutDirection": 0, "overflow": 0, "border": 0, "wrap": 0,
    "alignContent": 0, "gap": 0, "rowGap": 0, "columnGap": 0,
}
PLAIN_VALUES = {
    "direction": ["row", "column"], "alignItems": ALIGNMENTS[:4], "alignSelf": ALIGNMENTS[:4], "width": [SIZE], "height": [SIZE],
    "minWidth": [BOUND], "minHeight": [BOUND], "maxWidth": [BOUND], "maxHeight": [BOUND], "margin": [EDGE],
}
# Fewer definite sizes, so that the intrinsic sizes of items apply.
FREE = {"width": 0.3, "height": 0.3}


def kind(often=None, values=None, **traits):
    """A kind: shares by key, values by key, and traits; spaces in the names of traits are written as underscores."""
    return {"often": often or {}, "values": values or {}, "traits": {key.replace("_", " "): traits[key] for key in traits}}


def sizes(words, share=0.4, bounds=0.25):
    """The shares and values of a kind in which sizes and bounds are often keywords."""
    often = {"width": share, "height": share, "minWidth": bounds, "minHeight": bounds, "maxWidth": bounds, "maxHeight": bounds}
    values = {key: [SIZE, SIZE] + words for key in ("width", "height")}
    for key in ("minWidth", "minHeight", "maxWidth", "maxHeight"):
        values[key] = [BOUND] + [word for word in words if word != "fitContent"]
    return often, values


def aligned(words, share):
    """The shares and values of a kind in which alignments often have some keywords."""
    keys = ["justifyContent", "alignItems", "alignSelf", "alignContent"]
    return {key: share for key in keys}, {key: words for key in keys}


ALL_WORDS = ["stretch"] + KEYWORDS
STRETCHED = {key: [SIZE] + ["stretch"] * 3 + KEYWORDS[:1] for key in ("width", "height")}
STRETCHED |= {key: [BOUND] + ["stretch"] * 2 + ["fitContent"] * 2 for key in ("minWidth", "minHeight", "maxWidth", "maxHeight")}
FUNCTIONS = {key: [SIZE] + [function(5, 150)] * 2 for key in ("width", "height", "basis")}
FUNCTIONS |= {key: [BOUND, function(5, 120)] for key in ("minWidth", "minHeight", "maxWidth", "maxHeight")}
FUNCTIONS |= {"margin": [MARGIN, function(-12, 20)], "padding": [EDGE, function(0, 20)], "gap": [GAP, function(0, 20)]}
WRITING_MODES = ["horizontalTb", "verticalRl", "verticalLr"]
AXIS_OVERFLOWS = ["visible", "hidden", "scroll", "clip"]

KINDS = {
    "basic": kind(PLAIN | {"aspectRatio": 0}, PLAIN_VALUES, zero_minimums=True),
    "full": kind({
        "wrap": 0.3, "alignContent": 0.25, "gap": 0.2, "basis": 0.3, "order": 0.1, "alignSelf": 0.25, "margin": 0.35, "padding": 0.3,
        "border": 0.15, "overflow": 0.12, "position": 0.1, "layoutDirection": 0.1}),
    "aspect": kind(PLAIN | {"aspectRatio": 0.35}, PLAIN_VALUES, zero_minimums=True),
    "absolute": kind({
        "position": 0.5, "minWidth": 0.2, "minHeight": 0.2, "maxWidth": 0.2, "maxHeight": 0.2, "margin": 0.3, "wrap": 0.25,
        "alignContent": 0.2, "justifyContent": 0.5, "alignSelf": 0.2, "aspectRatio": 0.08},
        {"margin": [MARGIN] * 3 + ["auto"] * 2}, percentages=0.25),
    "wrap": kind({
        "wrap": 0.8, "alignContent": 0.5, "gap": 0.35, "rowGap": 0.1, "columnGap": 0.1, "width": 0.5, "height": 0.35},
        nodes=(3, 12), narrow=0.5),
    "column": kind({"direction": 0.9, "wrap": 0.25, "basis": 0.25, "height": 0.3, "minHeight": 0.2, "maxHeight": 0.2},
        {"direction": ["column", "column", "column", "columnReverse"]}, percentages=0.25),
    "baseline": kind({"alignItems": 0.7, "alignSelf": 0.3, "wrap": 0.2, "margin": 0.3, "padding": 0.25, **FREE},
        {"alignItems": ["baseline"] * 5 + ALIGNMENTS, "alignSelf": ["baseline"] * 4 + ALIGNMENTS,
        "direction": ["row", "row", "column", "rowReverse", "columnReverse"]}, content=0.75, baselines=0.5),
    "definite": kind({
        "height": 0.6, "width": 0.35, "minHeight": 0.25, "maxHeight": 0.25, "basis": 0.2, "grow": 0.35, "aspectRatio": 0.06},
        {"height": [percentage] * 4 + [SIZE] * 2 + KEYWORDS, "minHeight": [percentage, BOUND, "minContent"],
        "maxHeight": [percentage, BOUND, "maxContent"]}, percentages=0.45, nodes=(3, 12)),
    "keywords": kind(*sizes(KEYWORDS), nodes=(3, 12)),
    "ratio": kind({
        "aspectRatio": 0.5, "position": 0.12, "wrap": 0.2, "basis": 0.2, "minWidth": 0.2, "minHeight": 0.2, "maxWidth": 0.2,
        "maxHeight": 0.2, "padding": 0.2, "width": 0.35, "height": 0.35}, percentages=0.2),
    "safe": kind(*aligned(SAFE, 0.6), narrow=0.75),
    "lastBaseline": kind({"alignItems": 0.7, "alignSelf": 0.35, "wrap": 0.3, "margin": 0.3, "padding": 0.25, **FREE},
        {"alignItems": ["lastBaseline"] * 4 + ["baseline"] * 2 + ALIGNMENTS, "alignSelf": ["lastBaseline"] * 3 + ALIGNMENTS},
        content=0.75, baselines=0.5),
    "stretch": kind(sizes(ALL_WORDS)[0] | {"position": 0.12, "margin": 0.3}, STRETCHED),
    "basis": kind({"basis": 0.7, "grow": 0.3, **FREE},
        {"basis": ["minContent", "maxContent", "fitContent", "stretch"] * 2 + ["content", SIZE]}, nodes=(3, 12)),
    "contents": kind({"display": 0.35, "position": 0.1, "order": 0.08}, {"display": ["contents"] * 7 + ["none"]}, nodes=(4, 12)),
    "visibility": kind({"visibility": 0.35, "wrap": 0.35}, nodes=(3, 12)),
    "collapse": kind({"visibility": 0.25, "wrap": 0.35, "gap": 0.05}, {"visibility": ["collapse"]}, nodes=(3, 12)),
    "overflow": kind({"overflow": 0.2, "overflowX": 0.25, "overflowY": 0.25, **FREE}, {"overflow": AXIS_OVERFLOWS},
        narrow=0.6),
    "static": kind({"position": 0.5, "relative insets": 0.3}, {"position": ["static"] * 2 + ["absolute"]}, relative_insets=0.3,
        nodes=(4, 12)),
    "justifySelf": kind({"position": 0.6, "justifySelf": 0.6}),
    "balance": kind({"wrap": 0.8, "width": 0.35, "alignContent": 0.3, "gap": 0.3},
        {"wrap": ["balance", "balance", "balanceReverse"]}, nodes=(4, 12), narrow=0.6),
    "functions": kind({
        "width": 0.4, "height": 0.35, "minWidth": 0.15, "minHeight": 0.15, "maxWidth": 0.15, "maxHeight": 0.15, "basis": 0.2, "margin": 0.3,
        "padding": 0.3, "gap": 0.25, "position": 0.12}, FUNCTIONS, nodes=(3, 12)),
    "vertical": kind({"wrap": 0.25, "layoutDirection": 0.15, "position": 0.12}, vertical_roots=1.0),
    "orthogonal": kind({"writingMode": 0.35, "layoutDirection": 0.1}, vertical_roots=0.2, definite_room=True),
    "natural": kind({"aspectRatio": 0.5}, {"aspectRatio": [f"auto {ratio}" for ratio in RATIOS] + [1, 2]}, content=0.75, images=0.6),
    # Percentages of heights refer to the rows of a grid, but to the container of flex lines; in a grid, gaps between rows in percent
    # enlarge an indefinite height, bounds in percent determine the number of columns of an indefinite width, and items of a column can
    # share a baseline.
    "columns": kind({"columns": 0.35, "minColumnWidth": 0.25, "justifySelf": 0.15, "gap": 0, "columnGap": 0.25, "rowGap": 0.25,
        "position": 0.06, "minHeight": 0.05, "maxHeight": 0.05, "alignContent": 0.3, **FREE},
        {"direction": ["row", "column"], "wrap": ["wrap"], "rowGap": [points(0, 20)],
        "justifySelf": ["auto", "stretch", "start", "end", "center"] + SAFE,
        **{key: [points(5, 150)] for key in ("height", "minWidth", "minHeight", "maxWidth", "maxHeight")}},
        relative_insets=0.0, nodes=(3, 14)),
}

# Keys that occur only in some kinds.
EXTRA_KEYS = {
    "visibility": ("item", ["visible", "hidden", "hidden"]),
    "overflowX": ("node", AXIS_OVERFLOWS),
    "overflowY": ("node", AXIS_OVERFLOWS),
    "writingMode": ("item", WRITING_MODES),
    "columns": ("container", [1, 2, 2, 3, 4, 7]),
    "minColumnWidth": ("container", [points(5, 120)]),
    "justifySelf": ("item", ["auto", "stretch", "start", "end", "center", "baseline", "lastBaseline"] + SAFE),
}
