"use strict";
// A part of a page: gives its data to the page that holds it. Pages opened from disk have no origin to name.
if (parent !== window) parent.postMessage(document.getElementById("data").textContent, location.protocol === "file:" ? "*" : location.origin);
