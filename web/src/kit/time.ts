// Formatting of dates and times, always in UTC.
import { counted } from './format.ts';

type Moment = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });

/** 'Nov 20, 2026'. */
export const date = (moment: Moment) => day.format(new Date(moment));

/** 'Nov 20, 2026, 14:05 UTC'. */
export const dateTime = (moment: Moment) => `${date(moment)}, ${clock.format(new Date(moment))} UTC`;

const exact = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', timeStyle: 'medium' });

/** 'Nov 20, 2026, 14:05:30 UTC'. */
export const exactTime = (moment: Moment) => `${date(moment)}, ${exact.format(new Date(moment))} UTC`;

/** Today's UTC day as the value of a date input: '2026-11-20'. */
export const today = (now: Moment = Date.now()) => new Date(now).toISOString().slice(0, 10);

/** A stored day as the value of a date input that refuses the past. */
export const notPast = (day: string | null): string => (day && day >= today() ? day : '');

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

/** Converts a form's 'YYYY-MM-DDTHH:mm', which is in UTC. */
export const formTime = (instant: string): string => instant.slice(0, 16);
export const utcTime = (time: string): string => `${time}:00.000Z`;
