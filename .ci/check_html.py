"""Runs axe-core over HTML reports; started by check-html, which installs what this needs."""

import os
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

# name, colour scheme, medium, width: each way a reader may meet a report.
VIEWS = [
    ("light", "light", "screen", 1200),
    ("dark", "dark", "screen", 1200),
    ("narrow light", "light", "screen", 320),
    ("narrow dark", "dark", "screen", 320),
    ("print", "light", "print", 700),
]

# Best practices and the AAA contrast rule are held too.
OPTIONS = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "rules": {name: {"enabled": True} for name in ("color-contrast-enhanced", "target-size")},
}


def check(browser, file):
    """Yields one line for each fault of one file."""
    fetched = []
    for name, scheme, medium, width in VIEWS:
        context = browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True
        )
        page = context.new_page()
        page.on("request", lambda request: fetched.append(request.url))
        page.goto(file.as_uri())
        page.emulate_media(media=medium, color_scheme=scheme)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            yield f"{name}: {wide} px wider than the window"
        results = Axe().run(page, options=OPTIONS).response
        for violation in results["violations"]:
            nodes = violation["nodes"]
            yield f"{name}: {violation['id']}: {violation['help']} ({len(nodes)})"
            for node in nodes[:3]:
                yield f"    {node['html'][:160]}"
        print(f"{file.name}: {name}: {len(results['passes'])} axe rules held", flush=True)
        if page.locator("script").count() > 0:
            yield f"{name}: there is a script"
        context.close()
    for url in fetched:
        if url != file.as_uri():
            yield f"fetches {url}"


def main(names):
    faults = 0
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(
                executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"]
            )
        except Error as error:
            print(f"check-html: Chromium does not start: {error}", file=sys.stderr)
            return 3
        for name in names:
            file = pathlib.Path(name).resolve()
            if not file.is_file():
                print(f"check-html: {name}: no such file", file=sys.stderr)
                faults += 1
                continue
            for fault in check(browser, file):
                faults += 1
                print(f"{file.name}: {fault}", file=sys.stderr)
        browser.close()
    print(f"check-html: {len(names)} files, {len(VIEWS)} views each, {faults} faults")
    return 1 if faults else 0


sys.exit(main(sys.argv[1:]))
