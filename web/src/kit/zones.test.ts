import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = (path: string) => JSON.stringify(pathToFileURL(join(process.cwd(), path)).href);

/** What expressions are where the clocks show the time of a zone. A zone is that of its process. */
const inZone = <Result>(zone: string, expressions: Record<string, string>): Result => {
  const script = `
    const time = await import(${file('web/src/kit/time.ts')});
    const { formTime, momentOf, isSkipped } = await import(${file('api/src/rules/values/localTime.ts')});
    const { readDay } = await import(${file('api/src/rules/values/readDay.ts')});
    console.log(JSON.stringify({ ${Object.entries(expressions).map(([name, code]) => `${name}: ${code}`)} }));`;
  const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }));
};

const AT = `'2026-11-26T23:30:15.000Z'`;
const shown = {
  day: `time.day('2026-11-26')`,
  date: `time.date(${AT})`,
  dateTime: `time.dateTime(${AT})`,
  utc: `time.utcTime(${AT})`,
  both: `time.bothTimes(${AT})`,
  sameDay: `time.bothTimes('2026-11-26T10:00:00.000Z')`,
  until: `time.until('2026-11-26', ${AT})`,
  nextYear: `time.until('2026-12-31', ${AT})`,
  yearAfter: `time.until('2027-01-06', ${AT})`,
  today: `time.today(${AT})`,
  left: `[time.leftOfDay('2026-11-26', ${AT}), time.leftOfDay('2026-11-27', ${AT}), time.leftOfDay('2026-11-25', ${AT})]`,
  typed: `momentOf(formTime('2026-11-26T10:00:00.000Z'))`,
  read: `readDay('2027-01-06T00:00').value`,
};
/** The same in every zone. */
const common = {
  day: 'Nov 26, 2026',
  utc: 'Nov 26, 2026, 23:30 UTC',
  today: '2026-11-26',
  left: ['0h 29m', null, null],
  typed: '2026-11-26T10:00:00.000Z',
  read: '2027-01-06',
};

it.each([
  [
    'Pacific/Auckland',
    {
      date: 'Nov 27, 2026',
      dateTime: 'Nov 27, 2026, 12:30 GMT+13',
      both: 'Nov 27, 2026, 12:30:15 GMT+13 (Nov 26, 2026, 23:30:15 UTC)',
      sameDay: 'Nov 26, 2026, 23:00 GMT+13 (10:00 UTC)',
      until: 'Nov 26, 24:00 UTC, Nov 27, 13:00 your time',
      nextYear: 'Dec 31, 24:00 UTC, Jan 1, 2027, 13:00 your time',
      yearAfter: 'Jan 6, 2027, 24:00 UTC, Jan 7, 2027, 13:00 your time',
    },
  ],
  [
    'America/Los_Angeles',
    {
      date: 'Nov 26, 2026',
      dateTime: 'Nov 26, 2026, 15:30 PST',
      both: 'Nov 26, 2026, 15:30:15 PST (23:30:15 UTC)',
      sameDay: 'Nov 26, 2026, 02:00 PST (10:00 UTC)',
      until: 'Nov 26, 24:00 UTC, 16:00 your time',
      nextYear: 'Dec 31, 24:00 UTC, 16:00 your time',
      yearAfter: 'Jan 6, 2027, 24:00 UTC, 16:00 your time',
    },
  ],
  [
    'Asia/Kolkata',
    {
      date: 'Nov 27, 2026',
      dateTime: 'Nov 27, 2026, 05:00 GMT+5:30',
      both: 'Nov 27, 2026, 05:00:15 GMT+5:30 (Nov 26, 2026, 23:30:15 UTC)',
      sameDay: 'Nov 26, 2026, 15:30 GMT+5:30 (10:00 UTC)',
      until: 'Nov 26, 24:00 UTC, Nov 27, 05:30 your time',
      nextYear: 'Dec 31, 24:00 UTC, Jan 1, 2027, 05:30 your time',
      yearAfter: 'Jan 6, 2027, 24:00 UTC, Jan 7, 2027, 05:30 your time',
    },
  ],
  [
    'UTC',
    {
      date: 'Nov 26, 2026',
      dateTime: 'Nov 26, 2026, 23:30 UTC',
      both: 'Nov 26, 2026, 23:30:15 UTC',
      sameDay: 'Nov 26, 2026, 10:00 UTC',
      until: 'Nov 26, 24:00 UTC',
      nextYear: 'Dec 31, 24:00 UTC',
      yearAfter: 'Jan 6, 2027, 24:00 UTC',
    },
  ],
])('Moments are those of the reader in %s, and days stay', (zone, own) => {
  expect(inZone(zone, shown)).toEqual({ ...common, ...own });
});

it.each([
  ['America/Los_Angeles', '2027-03-14T02:30', '2027-03-14T03:00', '2027-03-14T10:00:00.000Z'],
  ['Pacific/Auckland', '2027-09-26T02:30', '2027-09-26T03:00', '2027-09-25T14:00:00.000Z'],
])('A time that the clocks of %s leave out is none', (zone, skipped, next, moment) => {
  const expressions = {
    skipped: `[isSkipped('${skipped}'), isSkipped('${next}'), isSkipped('${skipped}:00.000Z'), isSkipped('soon')]`,
    moment: `momentOf('${next}')`,
  };
  expect(inZone(zone, expressions)).toEqual({ skipped: [true, false, false, false], moment });
});
