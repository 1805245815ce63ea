// One world for all of the API's test files that one of Jest's workers runs, as one server has one for all requests. What they
// import is loaded into it once (keptRuntime.mjs): with a world for each file, that took more time than the tests themselves.
// A file that changes what the others rely on asks for a world of its own: `@jest-environment node`.
import { createRequire } from 'node:module';

// Jest's own, as Jest sees it.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { TestEnvironment } = require('jest-environment-node');

export default class KeptEnvironment extends TestEnvironment {
  static kept;

  constructor(config, context) {
    if (KeptEnvironment.kept) return KeptEnvironment.kept;
    super(config, context);
    this.exit = this.global.process.exit;
    // While it watches, the sources change.
    if (!config.globalConfig.watch && !config.globalConfig.watchAll) KeptEnvironment.kept = this;
  }

  get isKept() {
    return KeptEnvironment.kept === this;
  }

  /** Ends a file. Of what Jest gave to it, this is all that would be in the way of the next. */
  async teardown() {
    if (!this.isKept) return super.teardown();
    delete this.global[Symbol.for('EVENT_HANDLERS')];
    this.global.process.exit = this.exit;
  }
}
