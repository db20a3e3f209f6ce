"""Headless Chromium on the same scene at the same sizes: one process and one page, controlled through a pipe.

    browser.py SIZES [CHROMIUM]      milliseconds per cell, one name and number per line
"""
import base64
import json
import os
import subprocess
import sys
import time

TEXTS = ["OK", "Cancel", "Settings", "Sign in", "Forgot password?", "Username", "Continue with e-mail", "Wi-Fi",
         "Notifications", "3 unread messages", "Today, 14:32", "Delete account", "Price: 12,99 EUR", "Add to basket",
         "Search", "Favourites", "Terms and conditions", "Share", "Log out", "Version 2.14.1 (381)"]
PAGE = """<!doctype html><style>body{margin:0;height:100vh;box-sizing:border-box;padding:16px;display:grid;
grid-template:repeat(10,1fr)/1fr 1fr;gap:12px 16px;font:17px Inter}div{display:flex;align-items:center}</style>""" + "".join(
    f'<div style="background:hsl({index // 2 * 36} 60% 80%)">{text}</div>' for index, text in enumerate(TEXTS))


class Browser:
    def __init__(self, program):
        (theirs_in, self.out), (self.inp, theirs_out) = os.pipe(), os.pipe()

        def place():
            # The browser reads its third descriptor and writes to its fourth.
            low, high = os.dup2(theirs_in, 63), os.dup2(theirs_out, 64)
            os.dup2(low, 3)
            os.dup2(high, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"], close_fds=False,
            preexec_fn=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.rest, self.number, self.session = b"", 0, None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                part = os.read(self.inp, 1 << 20)
                if not part:
                    sys.exit("the browser has gone")
                self.rest += part
            text, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]


def main():
    sizes = [tuple(map(int, line.split())) for line in open(sys.argv[1])]
    cells = [cell for width, height, scale in sizes for cell in ((width, height, scale), (height, width, scale))]
    browser = Browser(sys.argv[2] if len(sys.argv) > 2 else "chromium-headless-shell")
    target = browser.call("Target.createTarget", url="data:text/html," + "")["targetId"]
    browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    frame = browser.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
    browser.call("Page.setDocumentContent", frameId=frame, html=PAGE)
    for name, extra in (("cell, Chromium", {}), ("cell, Chromium for speed", {"optimizeForSpeed": True})):
        times = []
        for width, height, scale in cells[:1] + cells:
            start = time.perf_counter()
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                         mobile=False)
            data = browser.call("Page.captureScreenshot", format="png", **extra)["data"]
            base64.b64decode(data)
            times.append((time.perf_counter() - start) * 1e3)
        print(f"{name}\t{sum(times[1:]) / len(cells):.4f}")
    browser.process.kill()


main()
