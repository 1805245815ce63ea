import { jest } from '@jest/globals';
import { noteResponseDate, noteServerTime, resetServerClock, serverNow } from './serverClock.ts';

const own = Date.UTC(2026, 10, 20, 12);
const at = (seconds: number) => new Date(own + seconds * 1_000);

beforeEach(() => {
  resetServerClock();
  jest.spyOn(Date, 'now').mockReturnValue(own);
});

it('is the own clock until the market says otherwise', () => {
  expect(serverNow()).toBe(own);
});

it('goes by what a frame says, however wrong the own clock is', () => {
  noteServerTime(at(-90).toISOString());
  expect(serverNow()).toBe(own - 90_000);
  jest.mocked(Date.now).mockReturnValue(own + 5_000);
  expect(serverNow()).toBe(own - 85_000);
});

it('leaves out the jitter of the network', () => {
  noteServerTime(at(60).toISOString());
  noteServerTime(at(60.2).toISOString());
  expect(serverNow()).toBe(own + 60_000);
});

it('takes the middle of a request for the time of its answer, to half a second', () => {
  noteResponseDate(at(30).toUTCString(), own - 400, own);
  expect(serverNow()).toBe(own + 30_700);
});

it('prefers a frame, and passes over what is no time', () => {
  noteServerTime(at(10).toISOString());
  noteResponseDate(at(30).toUTCString(), own, own);
  noteResponseDate(null, own, own);
  noteServerTime('soon');
  expect(serverNow()).toBe(own + 10_000);
});
