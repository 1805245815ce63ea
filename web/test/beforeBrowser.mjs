// Before a run of the browser's tests: the app that they open is the one of these sources, and markets to share wait.
import { buildIfStale } from '../../scripts/build/ifStale.mjs';
import { forgetSeenTexts } from './seenTexts.ts';
import { openSharedMarkets } from './sharedMarkets.ts';

export default async function beforeBrowser() {
  buildIfStale();
  forgetSeenTexts();
  globalThis.closeSharedMarkets = await openSharedMarkets();
}
