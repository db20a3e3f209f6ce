"use strict";
// One `plumb lsp` for each folder of the workspace, and which documents are its own.
const { execFile } = require("node:child_process");
const path = require("node:path");
const { Client } = require("./client.js");

/** How long plumb may take to say which documents a project has, in milliseconds. */
const timeLimit = 10_000;

/** The server of a folder; without a folder, of documents that were opened by themselves. */
class FolderServer {
  /** Names of folders and files in the folder, as `documents` of `plumb.yaml` lists them. */
  documents = ["Recipes"];
  /** What the server can do, once it has started. */
  capabilities;

  constructor(folder, program, log) {
    [this.folder, this.program, this.log] = [folder, program, log];
    this.client = undefined;
  }

  get name() { return this.folder?.name ?? "no folder"; }
  get root() { return this.folder?.uri.fsPath; }

  /** Asks the project for its documents, and starts the server; throws if that is impossible. */
  async start(onNotification, onEnd) {
    if (this.root) this.documents = await this.#settings();
    this.client = new Client(this.program, ["lsp"], this.root);
    this.client.onNotification = onNotification;
    this.client.onLog = text => this.log.info(`${this.name}: ${text}`);
    this.client.onEnd = message => { this.log.error(`${this.name}: ${message}`); onEnd(message); };
    ({ capabilities: this.capabilities } = await this.client.request("initialize", {
      processId: process.pid, rootUri: this.folder?.uri.toString() ?? null, capabilities: {},
      // The command plumb.live opens the page of any size.
      initializationOptions: { hasPages: true },
    }));
    this.client.notify("initialized", {});
    this.log.info(`${this.name}: ${this.program} lsp serves ${this.documents.join(", ")}`);
  }

  /** The documents of the settings in effect; the usual ones, if the settings cannot be read. */
  #settings() {
    return new Promise(resolve => execFile(
      this.program, ["config", "--json"], { cwd: this.root, timeout: timeLimit }, (error, out, talk) => {
        try {
          resolve(JSON.parse(out).documents.value.split(", "));
        } catch {
          this.log.warn(`${this.name}: ${(talk || error?.message || "plumb config says nothing").trim()}`);
          resolve(["Recipes"]);
        }
      }));
  }

  /** Whether a file below the folder is a document: one that `plumb.yaml` names, a storyboard, or `plumb.yaml` itself. */
  owns(file) {
    if (path.basename(file) === "plumb.yaml" || /\.(storyboard|xib)$/.test(file)) return true;
    if (!/\.ya?ml$/i.test(file)) return false;
    if (!this.root) return file.includes(`${path.sep}Recipes${path.sep}`);
    return this.documents.some(name => contains(path.join(this.root, name), file));
  }
}

/** Whether a path is another, or below it. */
function contains(folder, file) {
  const way = path.relative(folder, file);
  return way === "" || way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/** All servers; a request goes to the one in whose folder the document is. */
class Servers {
  #servers = [];

  /** Called with the method and the parameters of each notification, and with a message when a server is gone. */
  onNotification = () => {};
  onEnd = () => {};

  constructor(log) { this.log = log; }

  /** Starts a server for each folder; those that cannot start are in the log. */
  async start(folders, program) {
    this.#servers = (folders?.length ? folders : [undefined]).map(folder => new FolderServer(folder, program, this.log));
    await Promise.allSettled(this.#servers.map(server => server.start(this.onNotification, this.onEnd)));
  }

  async stop() {
    const servers = this.#servers;
    this.#servers = [];
    await Promise.allSettled(servers.map(server => server.client?.stop()));
  }

  /** What servers can do; nothing if none has started. */
  get capabilities() { return this.#servers.find(server => server.capabilities)?.capabilities; }

  /** The server of the innermost folder with the file. */
  #serverOf(file) {
    return this.#servers.filter(server => !server.root || contains(server.root, file))
      .sort((a, b) => (b.root?.length ?? 0) - (a.root?.length ?? 0))[0];
  }

  isOurs({ uri }) {
    return uri.scheme === "file" && (this.#serverOf(uri.fsPath)?.owns(uri.fsPath) ?? false);
  }

  isRecipe(document) { return this.isOurs(document) && /\.ya?ml$/i.test(document.uri.fsPath)
    && path.basename(document.uri.fsPath) !== "plumb.yaml"; }

  /** The folder in which the tool runs for a file. */
  folderOf(file) { return this.#serverOf(file)?.root ?? path.dirname(file); }

  #clientOf(params) {
    const uri = params?.textDocument?.uri ?? params?.arguments?.[0];
    const client = uri && this.#serverOf(fileOf(uri))?.client;
    if (!client) throw new Error("no server has this document");
    return client;
  }

  async request(method, params, cancellation) { return this.#clientOf(params).request(method, params, cancellation); }

  /** Changes before a server has started reach it with the documents that are open when it starts. */
  notify(method, params) { this.#serverOf(fileOf(params.textDocument.uri))?.client?.notify(method, params); }
}

/** The path of a file's address. */
function fileOf(uri) {
  const { pathname } = new URL(uri);
  return decodeURIComponent(pathname);
}

module.exports = { Servers };
