// Global setup of the browser tests: builds the app from these sources and provides what the test files share.
import { buildIfStale } from '../../scripts/build/ifStale.mjs';
import { forgetSeenTexts } from './seenTexts.ts';
import { openShared } from './sharedResources.ts';

export default async function beforeBrowser() {
  buildIfStale();
  forgetSeenTexts();
  globalThis.closeShared = await openShared();
}
