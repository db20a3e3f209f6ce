"use strict";
// A part of the page of a run: gives its data to the page that holds it. Pages opened from disk have no origin to name.
parent.postMessage(document.getElementById("data").textContent, location.protocol === "file:" ? "*" : location.origin);
