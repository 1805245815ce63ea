// Before a run of the browser's tests: the app that they open is the one of these sources, and what they share waits.
import { buildIfStale } from '../../scripts/build/ifStale.mjs';
import { forgetSeenTexts } from './seenTexts.ts';
import { openShared } from './shared.ts';

export default async function beforeBrowser() {
  buildIfStale();
  forgetSeenTexts();
  globalThis.closeShared = await openShared();
}
