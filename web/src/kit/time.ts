// Formatting of days and of moments. A day is text and ends at 24:00 UTC; formatted as a moment, it would be the day before west of UTC.
// Moments are shown in the reader's zone.
import { formTime } from 'api/rules/values/localTime';
import { counted } from './format.ts';

type Moment = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
const utcDay = dayIn('UTC');
const ownDay = dayIn();

const at = (moment: Moment) => new Date(moment);

/** A day: 'Nov 20, 2026'. */
export const day = (text: string) => utcDay.format(at(text));

/** The day of a moment where the reader is: 'Nov 20, 2026'. */
export const date = (moment: Moment) => ownDay.format(at(moment));

const clockIn = (timeStyle: 'short' | 'medium', timeZone?: string) => {
  const days = dayIn(timeZone);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const zoneOf = (moment: Moment) => zone.formatToParts(at(moment)).find(({ type }) => type === 'timeZoneName')?.value;
  return (moment: Moment) => `${days.format(at(moment))}, ${clock.format(at(moment))} ${zoneOf(moment)}`;
};

/** 'Nov 20, 2026, 15:05 GMT+1'. */
export const dateTime = clockIn('short');
/** 'Nov 20, 2026, 14:05 UTC', for logs and as what a moment is everywhere. */
export const utcTime = clockIn('short', 'UTC');

/** 'Nov 20, 2026, 15:05:30 GMT+1'. */
export const exactTime = clockIn('medium');
const exactUtcTime = clockIn('medium', 'UTC');

/** For auctions, which people of many zones attend: 'Nov 20, 2026, 15:05:30 GMT+1 (14:05:30 UTC)'. */
export const bothTimes = (moment: Moment) => {
  const [own = '', utc = ''] = [exactTime(moment), exactUtcTime(moment)].map((text) =>
    text.replace(/(:\d\d):00/, '$1'),
  );
  return own === utc ? own : `${own} (${utc.replace(`${date(moment)}, `, '')})`;
};

const endOf = (text: string) => Date.parse(text) + DAY;

/** The end of a day: 'Nov 26, 24:00 UTC, 16:00 your time', with the year if it is another one. */
export const until = (text: string, now: Moment = Date.now()) => {
  const end = endOf(text);
  const own = at(end).getTimezoneOffset() === 0 ? '' : formTime(end);
  const inYear = (full: string) => full.replace(`, ${at(now).getUTCFullYear()}`, '');
  const ownEnd = own && [own.startsWith(text) ? '' : `${inYear(date(end))}, `, own.slice(11), ' your time'].join('');
  return [`${inYear(day(text))}, 24:00 UTC`, ownEnd].filter(Boolean).join(', ');
};

/** How long the last day of something still takes, '7h 12m'; undefined before and after. */
export const leftOfDay = (text: string, now: Moment = Date.now()) =>
  today(now) === text ? remaining(endOf(text), now) : undefined;

/** Today's UTC day as the value of a date input: '2026-11-20'. */
export const today = (now: Moment = Date.now()) => at(now).toISOString().slice(0, 10);

/** A stored day as the value of a date input that refuses the past. */
export const notPast = (text: string | null): string => (text && text >= today() ? text : '');

const since = (moment: Moment, now: Moment) => Math.max(0, new Date(now).getTime() - new Date(moment).getTime());

const units: [string, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Format of notifications: '3 hours ago', 'less than a minute ago'. */
export const ago = (moment: Moment, now: Moment = Date.now()): string => {
  const passed = since(moment, now);
  const [unit, length] = units.find(([, span]) => passed >= span) ?? [];
  if (!unit || !length) return 'less than a minute ago';
  const count = Math.floor(passed / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

/** Format of the dashboard widget: 'Just now' under an hour, 'Nh ago' under 24 hours, then 'Nd ago'. */
export const agoShort = (moment: Moment, now: Moment = Date.now()): string => {
  const hours = Math.floor(since(moment, now) / HOUR);
  if (hours < 1) return 'Just now';
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
};

/** 'Ended' at or below zero, '2d 3h' above 24 hours, else '23h 59m'; exactly 24 hours is '24h 0m'. */
export const remaining = (end: Moment, now: Moment = Date.now()): string => {
  const left = new Date(end).getTime() - new Date(now).getTime();
  if (left <= 0) return 'Ended';
  if (left > DAY) return `${Math.floor(left / DAY)}d ${Math.floor((left % DAY) / HOUR)}h`;
  return `${Math.floor(left / HOUR)}h ${Math.floor((left % HOUR) / MINUTE)}m`;
};

/** '1 minute', '4 minutes 47 seconds'. */
export const span = (length: number): string => {
  const seconds = Math.round(length / 1_000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes && counted(minutes, 'minute'), rest && counted(rest, 'second')].filter(Boolean).join(' ');
};
