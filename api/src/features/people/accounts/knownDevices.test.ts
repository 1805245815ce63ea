import { jest } from '@jest/globals';
import { KnownDevices } from './knownDevices.ts';

const devices = new KnownDevices('a secret of 32 characters or more');
const account = (id: string, passwordHash = `hash of ${id}`) => ({ id, passwordHash });
const ana = account('ana');
const DAY_MS = 24 * 60 * 60 * 1_000;

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

it('A device is known to the account that signed in with it, and to no other', () => {
  const cookie = devices.add(undefined, ana);
  expect(devices.find(cookie, ana)).toMatch(/^[\w-]{22}$/);
  expect(devices.find(cookie, account('ben'))).toBeUndefined();
  expect(devices.find(cookie, account('ben', ana.passwordHash))).toBeUndefined();
  expect(devices.find(undefined, ana)).toBeUndefined();
});

it('Each device has an id of its own, which further logins keep', () => {
  const cookie = devices.add(undefined, ana);
  const id = devices.find(cookie, ana);
  expect(devices.find(devices.add(cookie, ana), ana)).toBe(id);
  expect(devices.find(devices.add(undefined, ana), ana)).not.toBe(id);
});

it('After a password change the device is unknown, and a login makes it a new one', () => {
  const cookie = devices.add(undefined, ana);
  const changed = account('ana', 'another hash');
  expect(devices.find(cookie, changed)).toBeUndefined();
  const next = devices.add(cookie, changed);
  expect(devices.find(next, changed)).not.toBe(devices.find(cookie, ana));
  expect(devices.find(next, ana)).toBeUndefined();
});

it('A device is known for 180 days since the last login', () => {
  const cookie = devices.add(undefined, ana);
  jest.advanceTimersByTime(180 * DAY_MS - 1);
  const renewed = devices.add(cookie, ana);
  expect(devices.find(cookie, ana)).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(devices.find(cookie, ana)).toBeUndefined();
  expect(devices.find(renewed, ana)).toBeDefined();
});

it('A browser is known to the last five accounts', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => account(id));
  const cookie = six.reduce<string | undefined>((before, each) => devices.add(before, each), undefined);
  expect(six.map((each) => devices.find(cookie, each) !== undefined)).toEqual([false, true, true, true, true, true]);
  // Signing in again makes an account the most recent one.
  const later = devices.add(devices.add(cookie, account('b')), account('a'));
  expect(six.map((each) => devices.find(later, each) !== undefined)).toEqual([true, true, false, true, true, true]);
  expect(later.length).toBeLessThan(2_000);
});

it('Any change to the cookie makes it invalid', () => {
  const cookie = devices.add(undefined, ana);
  for (let at = 0; at < cookie.length; at++) {
    const other = cookie[at] === 'A' ? 'B' : 'A';
    expect(devices.find(`${cookie.slice(0, at)}${other}${cookie.slice(at + 1)}`, ana)).toBeUndefined();
  }
  const [value = ''] = cookie.split('.');
  for (const forged of ['', '.', value, `${value}.`, 'x'.repeat(10_000)])
    expect(devices.find(forged, ana)).toBeUndefined();
});

it('A cookie of another market is invalid', () => {
  const other = new KnownDevices('another secret of 32 characters');
  expect(other.find(devices.add(undefined, ana), ana)).toBeUndefined();
});
