import { jest } from '@jest/globals';
import { recordResponseDate, recordServerTime, resetServerClock, serverNow } from './serverClock.ts';

const own = Date.UTC(2026, 10, 20, 12);
const at = (seconds: number) => new Date(own + seconds * 1_000);

beforeEach(() => {
  resetServerClock();
  jest.spyOn(Date, 'now').mockReturnValue(own);
});

it("is the browser's clock until the server's time is known", () => {
  expect(serverNow()).toBe(own);
});

it("follows the time in a live update, however wrong the browser's clock is", () => {
  recordServerTime(at(-90).toISOString());
  expect(serverNow()).toBe(own - 90_000);
  jest.mocked(Date.now).mockReturnValue(own + 5_000);
  expect(serverNow()).toBe(own - 85_000);
});

it('ignores the jitter of the network', () => {
  recordServerTime(at(60).toISOString());
  recordServerTime(at(60.2).toISOString());
  expect(serverNow()).toBe(own + 60_000);
});

it('assumes that a response was sent in the middle of its request, accurate to half a second', () => {
  recordResponseDate(at(30).toUTCString(), own - 400, own);
  expect(serverNow()).toBe(own + 30_700);
});

it('prefers the time of a live update, and ignores invalid times', () => {
  recordServerTime(at(10).toISOString());
  recordResponseDate(at(30).toUTCString(), own, own);
  recordResponseDate(null, own, own);
  recordServerTime('soon');
  expect(serverNow()).toBe(own + 10_000);
});
