"use strict";
// A client of the Language Server Protocol over a process: requests, notifications, nothing else.
const { spawn } = require("node:child_process");

class Client {
  /** Called with the method and the parameters of each notification. */
  onNotification = () => {};
  /** Called once, with a sentence, when the process is gone without having been asked to go. */
  onEnd = () => {};

  /** Called with what the process writes to its standard error. */
  onLog = () => {};

  #process;
  #buffer = Buffer.alloc(0);
  #waiting = new Map();
  #count = 0;
  #isStopping = false;

  constructor(command, args, folder) {
    this.#process = spawn(command, args, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    this.#process.on("error", error => this.#end(`${command} cannot be started (${error.message}); set plumb.path`));
    this.#process.on("exit", code => this.#end(`the server ended with code ${code}`));
    this.#process.stdin.on("error", () => {});
    this.#process.stderr.on("data", data => this.onLog(data.toString().trimEnd()));
    this.#process.stdout.on("data", data => this.#take(data));
  }

  #end(message) {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
    if (!this.#isStopping) this.onEnd(message);
    this.#isStopping = true;
  }

  #send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#process.stdin.write(body);
  }

  #take(data) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.#buffer.toString("latin1", 0, end))?.[1] ?? 0);
      if (this.#buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.#buffer.toString("utf8", end + 4, end + 4 + length));
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      const waiting = this.#waiting.get(message.id);
      if (message.method !== undefined) {
        this.onNotification(message.method, message.params);
      } else if (waiting) {
        this.#waiting.delete(message.id);
        if (message.error) waiting.reject(new Error(message.error.message));
        else waiting.resolve(message.result);
      }
    }
  }

  /** Sends a request. A cancelled one is rejected by the server. */
  request(method, params, cancellation) {
    if (this.#isStopping) return Promise.reject(new Error("the server is gone"));
    const id = ++this.#count;
    cancellation?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }

  notify(method, params) {
    if (!this.#isStopping) this.#send({ method, params });
  }

  async stop() {
    if (this.#isStopping) return;
    const answer = this.request("shutdown");
    this.#isStopping = true;
    await answer.catch(() => {});
    this.#send({ method: "exit" });
  }
}

module.exports = { Client };
