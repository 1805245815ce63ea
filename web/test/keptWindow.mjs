// One window for all of the web's test files that one of Jest's workers runs: emptied between them, and with the libraries that
// they share still loaded (keptLibraries.mjs). With a window for each file, loading took as long as the tests themselves.
import { createRequire } from 'node:module';

// Jest's own, as Jest sees it.
const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-jsdom');

/** A worker is ended by Jest. A run without workers ends by itself, as soon as no window has a timer left. */
const isWorker = process.send !== undefined;

/** The router makes one for each navigation; Node's would not take the window's own kind of signal. */
class RequestOfRouter extends Request {
  constructor(url, { signal: _signal, ...init } = {}) {
    super(url, init);
  }
}

export default class KeptWindow extends TestEnvironment {
  static kept;

  constructor(config, context) {
    if (KeptWindow.kept) return KeptWindow.kept.sayTo(context.console);
    super(config, context);
    this.exit = this.global.process.exit;
    this.global.Request = RequestOfRouter;
    // While it watches, the sources change.
    if (isWorker && !config.globalConfig.watch && !config.globalConfig.watchAll) KeptWindow.kept = this;
  }

  get isKept() {
    return KeptWindow.kept === this;
  }

  /** What the window has to complain of belongs to the file that runs. */
  sayTo(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners().sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
    return this;
  }

  async teardown() {
    if (!this.isKept) return super.teardown();
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.empty();
    // Of what Jest gave to the file, this would be in the way of the next.
    delete this.global[Symbol.for('EVENT_HANDLERS')];
    this.global.process.exit = this.exit;
  }

  empty() {
    const { document, history, localStorage, sessionStorage } = this.global;
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
}
