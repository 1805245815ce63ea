import { ago, agoShort, day, remaining, today } from './time.ts';

const now = Date.UTC(2026, 10, 20, 14, 5);
const before = (milliseconds: number) => now - milliseconds;
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

it('formats days', () => {
  expect(day('2026-11-20')).toBe('Nov 20, 2026');
  expect(today(now)).toBe('2026-11-20');
});

describe('ago', () => {
  it.each([
    [before(minutes(0.5)), 'less than a minute ago'],
    [before(minutes(1)), '1 minute ago'],
    [before(minutes(59)), '59 minutes ago'],
    [before(hours(1)), '1 hour ago'],
    [before(days(1)), '1 day ago'],
    [before(days(45)), '1 month ago'],
    [before(days(800)), '2 years ago'],
    [now + 5_000, 'less than a minute ago'],
  ])('%#: %s → %s', (moment, text) => expect(ago(moment, now)).toBe(text));
});

describe('agoShort', () => {
  it.each([
    [before(minutes(59)), 'Just now'],
    [before(hours(1)), '1h ago'],
    [before(hours(23.9)), '23h ago'],
    [before(hours(24)), '1d ago'],
    [before(days(9)), '9d ago'],
  ])('%#: %s → %s', (moment, text) => expect(agoShort(moment, now)).toBe(text));
});

describe('remaining', () => {
  it.each([
    [now, 'Ended'],
    [before(1), 'Ended'],
    [now + minutes(5), '0h 5m'],
    [now + hours(24), '24h 0m'],
    [now + hours(24) + 1, '1d 0h'],
    [now + days(2) + hours(3), '2d 3h'],
  ])('%#: %s → %s', (end, text) => expect(remaining(end, now)).toBe(text));
});
