// In a world that is kept, what has been loaded stays loaded, except for the test file itself and the runner of its tests.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

// Jest's own, as Jest sees it.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Runtime } = require('jest-runtime');
const circus = dirname(require.resolve('jest-circus/package.json'));

export default class KeptRuntime extends Runtime {
  constructor(...options) {
    const [, environment, , , , , testPath] = options;
    if (environment.runtime) return environment.runtime.of(testPath);
    super(...options);
    if (environment.isKept) environment.runtime = this;
  }

  of(testPath) {
    this._testPath = testPath;
    return this;
  }

  teardown() {
    if (!this._environment.isKept) return super.teardown();
    this.restoreAllMocks();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    const { esModuleRegistry, internalModuleRegistry } = this.registries;
    for (const key of [pathToFileURL(this._testPath).href, `@jest/globals/${this._testPath}`])
      esModuleRegistry.delete(key);
    for (const path of internalModuleRegistry.keys()) if (path.startsWith(circus)) internalModuleRegistry.delete(path);
  }
}
