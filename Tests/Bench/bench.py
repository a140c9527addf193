"""Measures aloud on a project of 200,000 elements in three languages, as ratios against other
programs on the same file in the same run.

    python3 Tests/Bench/bench.py BIN_FOLDER [ELEMENTS]

Prints a table and exits with 1 when a figure is over its bar. Times are whole processes; each is
the median of several runs, taken in turn so that a slow spell of the machine hits all alike.
"""

import fcntl
import os
import pty
import resource
import select
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

RUNS = 5

# The rules a bar of a quarter was set for; with every rule the bar is a third.
CORE_RULES = """
control-name image-name image-decorative name-is-symbol name-is-asset name-is-identifier
name-has-role name-repeated text-in-name input-labels-text name-translated target-size
target-spacing contrast-icon
""".split()


def process(arguments):
    """Runs a program to its end; its wall time in seconds and its peak memory in bytes."""
    start = time.perf_counter()
    child = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
    _, _, usage = os.wait4(child.pid, 0)
    child.returncode = 0
    return time.perf_counter() - start, usage.ru_maxrss * 1024


def in_turn(commands):
    """The median time and the greatest memory of each command, run in turn."""
    results = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, arguments in commands.items():
            results[name].append(process(arguments))
    return {
        name: (statistics.median(t for t, _ in runs), max(m for _, m in runs))
        for name, runs in results.items()
    }


class Screen:
    """The workbench on a terminal of its own."""

    def __init__(self, arguments, rows=40, columns=120):
        environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8")
        self.start = time.perf_counter()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execve(arguments[0], arguments, environment)
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)
        self.text = b""

    def read(self, seconds):
        """Reads until nothing came for a while; when the last byte came."""
        last = None
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                break
            if not data:
                break
            self.text += data
            last = time.perf_counter()
        return last

    def wait_for(self, *words, limit=60):
        """Reads until one of some words is there; when it came."""
        end = time.perf_counter() + limit
        while not any(word in self.text for word in words):
            if time.perf_counter() > end:
                raise SystemExit(f"the workbench never showed {words!r}: {self.text[-2000:]!r}")
            if select.select([self.terminal], [], [], 0.05)[0]:
                self.text += os.read(self.terminal, 1 << 16)
        return time.perf_counter()

    def key(self, bytes_, quiet=0.03):
        """Presses a key; seconds until its frame was drawn, or None when nothing changed."""
        start = time.perf_counter()
        os.write(self.terminal, bytes_)
        last = self.read(quiet)
        return None if last is None else last - start

    def close(self):
        os.write(self.terminal, b"\x11")
        self.read(0.5)
        os.waitpid(self.pid, 0)


def workbench(aloud, project):
    """First frame, worst key of 200 and one saved fix, in seconds."""
    firsts = []
    for _ in range(RUNS):
        screen = Screen([aloud, "review", project])
        firsts.append(screen.wait_for(b"Screens") - screen.start)
        screen.close()
    screen = Screen([aloud, "review", project])
    screen.wait_for(b"Screens")
    # Reading goes on in the background; the keys are pressed when all is there.
    while screen.read(1.0) is not None:
        pass
    keys = [b"j", b"j", b"l", b"j", b"j", b"\t", b"j", b"j", b"k", b" ", b"n", b"n", b"1", b"G",
            b"g", b"j", b"l", b"j", b"2", b"\x1b[6~"]
    times = [t for t in (screen.key(keys[i % len(keys)]) for i in range(200)) if t is not None]
    for _ in range(3):
        screen.key(b"\x1b", quiet=0.2)
    screen.key(b"1")
    screen.key(b"g")
    screen.key(b"n")
    screen.key(b"\r")
    saves = []
    for number in range(RUNS):
        screen.key(b"\x15Filter %d" % number, quiet=0.2)
        screen.text = b""
        start = time.perf_counter()
        os.write(screen.terminal, b"\r")
        # The terminal gets only what changed: "Saving" becomes "Saved" by its end.
        saves.append(screen.wait_for(b"ed label of", b";4Hed", b"4Hed\x1b") - start)
        screen.read(0.2)
    screen.close()
    return statistics.median(firsts), max(times), statistics.median(saves), len(times)


def copy_and_sync(project, folder):
    """The median time of copying the file and flushing it to the disk."""
    target = os.path.join(folder, "copy.json")
    command = ["sh", "-c", 'cp "$1" "$2" && sync "$2"', "sh", project, target]
    return statistics.median(process(command)[0] for _ in range(RUNS))


def capture_memory(aloud, folder, count):
    """The peak memory of importing a capture, and of importing it again into its project, each as a
    ratio to the largest file of it.

    A description of XCUITest has the shortest lines of all captures, so memory for what is made of a
    line weighs most there.
    """
    capture = os.path.join(folder, "capture.txt")
    project = os.path.join(folder, "captured.json")
    with open(capture, "w", encoding="utf-8") as text:
        text.write("Element subtree:\n \u2192Application, 0x101, pid: 1, label: 'Tea Shop'\n")
        for number in range(count):
            text.write(
                f"    Button, 0x10{number:x}, {{{{16.0, {number % 800}.0}}, {{44.0, 44.0}}}}, "
                f"identifier: 'tea{number}', label: 'Tea {number}'\n")
    _, made = process([aloud, "import", capture, "-o", project])
    _, again = process([aloud, "import", capture, "--into", project])
    return made / os.path.getsize(capture), again / os.path.getsize(project)


def main():
    folder = sys.argv[1]
    count = sys.argv[2] if len(sys.argv) > 2 else "200000"
    aloud = os.path.join(folder, "aloud")
    work = tempfile.mkdtemp(prefix="aloud-bench-", dir=os.environ.get("BENCH_FOLDER"))
    os.environ["XDG_STATE_HOME"] = work
    try:
        project = os.path.join(work, "large.json")
        subprocess.run([os.path.join(folder, "aloud-dev"), "generate", count, project], check=True)
        size = os.path.getsize(project)
        load = "import json, sys; json.load(open(sys.argv[1], encoding='utf-8'))"
        times = in_turn({
            "aloud": [aloud, "audit", project],
            "core": [aloud, "audit", project] + [f"--rule={rule}" for rule in CORE_RULES],
            "jq": ["jq", "length", project],
            "python": [sys.executable, "-c", load, project],
        })
        first, worst, save, pressed = workbench(aloud, project)
        copied = copy_and_sync(project, work)
        made, again = capture_memory(aloud, work, int(count))
    finally:
        shutil.rmtree(work, ignore_errors=True)
    audit, memory = times["aloud"]
    print(f"project: {count} elements, {size / 1e6:.1f} MB, 3 languages")
    print(f"aloud audit {audit:.2f} s   jq length {times['jq'][0]:.2f} s   "
          f"json.load {times['python'][0]:.2f} s   cp + sync {copied:.2f} s")
    rows = [
        ("every rule / jq length", audit / times["jq"][0], 1 / 3, ""),
        (f"{len(CORE_RULES)} core rules / jq length", times["core"][0] / times["jq"][0], 1 / 4, ""),
        ("every rule / json.load", audit / times["python"][0], None, ""),
        ("peak memory / file size", memory / size, 5, ""),
        ("first frame", first, 0.5, " s"),
        (f"worst of {pressed} keys to frame", worst * 1000, 16, " ms"),
        ("saved fix / cp + sync", save / copied, 3, ""),
        ("memory of an import / capture", made, 6, ""),
        ("memory of --into / project", again, None, ""),
    ]
    failed = False
    for name, value, bar, unit in rows:
        verdict = "" if bar is None else "ok" if value <= bar else "OVER"
        failed |= verdict == "OVER"
        limit = "" if bar is None else f"at most {bar:.3g}{unit}"
        print(f"{name:32} {value:8.3f}{unit:3} {limit:18} {verdict}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
