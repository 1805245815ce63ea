// Loads Playwright once per Jest worker, not once per test file.
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
}
