"use strict";
// The data of a scene: given to the gallery that holds this page. Pages opened from disk have no origin to name.
if (parent !== window) parent.postMessage(document.getElementById("data").textContent, location.protocol === "file:" ? "*" : location.origin);
