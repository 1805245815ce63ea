// Playwright is loaded once for each of Jest's workers, not for every test file: it is not what is tested.
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

// Jest's own, as Jest sees it.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { TestEnvironment } = require('jest-environment-node');

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
}
