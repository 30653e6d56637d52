"""Assembles the page: python3 pack.py PAGE SPEC MODULE OUT

PAGE is the folder of the page's parts, SPEC the folder of the cases; MODULE is WebAssembly. The module and the cases are compressed with
gzip, and written in base64.
"""

import base64
import gzip
import json
import pathlib
import re
import sys

# In this order, because later scripts use earlier ones.
SCRIPTS = [
    "json", "engine", "editor", "drawing", "measure", "browser", "comparison", "properties", "explanation", "panels", "library", "gallery",
    "packing", "sharing", "playground", "main",
]


def packed(name, data):
    text = base64.b64encode(gzip.compress(data, mtime=0)).decode("ascii")
    return f'<script type="application/gzip" id="{name}">{text}</script>'


def without_expectations(node):
    return {key: [without_expectations(child) for child in value] if key == "children" else value
            for key, value in node.items() if key != "frame"}


def document(path):
    """The cases of a file without their expected frames, which would be a fifth of the page."""
    read = json.loads(path.read_text("utf-8"))
    cases = [
        {key: without_expectations(value) if key == "root" else value for key, value in case.items()
         if key not in ("violations", "optimal", "variants", "source")}
        for case in read.get("cases", [read])]
    return {"about": read.get("about") if "cases" in read else None, "cases": cases}


def plain(path):
    """A script or a style sheet without indentation and comment lines."""
    lines = [line.strip() for line in path.read_text("utf-8").splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def main():
    page, spec, module, out = map(pathlib.Path, sys.argv[1:])
    documents = {str(path.relative_to(spec).with_suffix("")): document(path) for path in sorted(spec.glob("*/*.json"))}
    parts = {
        "style": plain(page / "style.css"), "body": (page / "body.html").read_text("utf-8"),
        "first": f'<script type="application/json" id="first">{json.dumps(documents["examples/login"]["cases"][0])}</script>',
        "module": packed("module", module.read_bytes()),
        "spec": packed("spec", json.dumps(documents, separators=(",", ":")).encode("ascii")),
        "script": "\n".join(plain(page / f"{name}.js") for name in SCRIPTS),
    }
    text = re.sub(r"<!--(\w+)-->", lambda match: parts[match[1]], (page / "page.html").read_text("utf-8"))
    # The byte order mark has priority over an encoding that a server declares.
    out.write_text(text, "utf-8-sig")
    print(f"{out}: {out.stat().st_size // 1000} KB (module {len(parts['module']) // 1000} KB, Spec {len(parts['spec']) // 1000} KB)")


main()
