import { object } from 'yup';
import { optionalDay, readDay, settledDays } from './readDay.ts';

describe('A day', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    [' 2027-3-1\u00a0', '2027-03-01'],
    ['\u202a2027-03-31\u202c', '2027-03-31'],
    ['20270331', '2027-03-31'],
    ['31.3.2027', '2027-03-31'],
    ['31. 3. 2027', '2027-03-31'],
    ['06.01.2027', '2027-01-06'],
    ['31/03/2027', '2027-03-31'],
    ['3/31/2027', '2027-03-31'],
    ['03-03-2027', '2027-03-03'],
    ['2027/03/31', '2027-03-31'],
    ['2027年3月31日', '2027-03-31'],
    ['2027. 3. 31.', '2027-03-31'],
    ['２０２７／０３／３１', '2027-03-31'],
    ['٣١/٠٣/٢٠٢٧', '2027-03-31'],
    ['३१-०३-२०२७', '2027-03-31'],
    ['Mar 31, 2027', '2027-03-31'],
    ['March 31st 2027', '2027-03-31'],
    ['31-Mar-2027', '2027-03-31'],
    ['31. März 2027', '2027-03-31'],
    ['1er août 2027', '2027-08-01'],
    ['31 de marzo de 2027', '2027-03-31'],
    ['31 ARALIK 2027', '2027-12-31'],
    ['٣١ أغسطس ٢٠٢٧', '2027-08-31'],
    ['15 Şubat 2027', '2027-02-15'],
    ['2028-02-29', '2028-02-29'],
  ])('%j is %s', (text, value) => expect(readDay(text)).toEqual({ value }));

  it.each([
    '2027-01-06T00:00',
    '2027-01-06T00:00:00.000Z',
    '2027-01-06T00:00:00+05:30',
    '2027-01-06T00:00:00-0800',
    '2027-01-06T00:00+13',
    '2027-01-06T00:00+01:00[Europe/Berlin]',
    '2027-01-06 00:00:00',
    '2027-01-06 00:00:00 UTC',
    '06.01.2027 00:00',
    '2027-01-06 12:00:00 AM',
  ])('%j is the day as written', (text) => expect(readDay(text)).toEqual({ value: '2027-01-06' }));

  it.each([
    ['2027-01-06T23:00:00Z', '2027-01-07', 'Berlin in winter'],
    ['2027-01-06T18:30:00.000Z', '2027-01-07', 'Kolkata'],
    ['2027-01-06T15:00:00Z', '2027-01-07', 'Tokyo'],
    ['2027-01-06T11:00:00+00:00', '2027-01-07', 'Auckland in summer'],
    ['2027-01-06T12:00:00Z', '2027-01-06', 'noon'],
    ['2027-01-06T08:00:00Z', '2027-01-06', 'Los Angeles'],
    ['2027-01-06T05:00Z', '2027-01-06', 'New York'],
    ['2027-01-06T23:59:59Z', '2027-01-06', 'the end of the day'],
    ['2027-01-06T23:00:00+01:00', '2027-01-06', 'an hour of its own zone'],
    ['2027-01-06T15:00', '2027-01-06', 'an hour without a zone'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the new year in Berlin'],
  ])('%j probably means %s: %s', (text, day) =>
    expect(readDay(text)).toEqual({ fault: `“${text}” has an hour. Please write ${day} if that is the day you mean.` }),
  );

  it.each([
    ['01/03/2027', '“01/03/2027” can mean 2027-03-01 or 2027-01-03. Please write one of them.'],
    ['6-1-2027', '“6-1-2027” can mean 2027-01-06 or 2027-06-01. Please write one of them.'],
    ['2027-02-29', '“2027-02-29” is not in the calendar. Please write the day like 2027-03-31.'],
    ['31/13/2027', '“31/13/2027” is not in the calendar. Please write the day like 2027-03-31.'],
    ['31.03.27', '“31.03.27” is not in the calendar. Please write the day like 2027-03-31.'],
    ['31 Xyz 2027', '“31 Xyz 2027” is not in the calendar. Please write the day like 2027-03-31.'],
    ['46477', '“46477” is how a spreadsheet counts days. Please write 2027-03-31 if that is the day you mean.'],
  ])('%j is refused with what was read', (text, fault) => expect(readDay(text)).toEqual({ fault }));

  it.each(['', 'soon', '31.03/2027', '2027', '12', '2027-03-31 and later', '1'.repeat(100_000)])(
    '%j is nothing like one',
    (text) => expect(readDay(text)).toEqual({}),
  );
});

describe('A day that can be read in two ways', () => {
  it.each([
    ['the day first', ['01/03/2027', '31/03/2027', ''], ['2027-03-01', '31/03/2027', '']],
    ['the month first', ['01/03/2027', '3/31/2027', '2027-05-06'], ['2027-01-03', '3/31/2027', '2027-05-06']],
    ['nothing else', ['01/03/2027', '02.03.2027'], ['01/03/2027', '02.03.2027']],
    ['both', ['01/03/2027', '31/03/2027', '3/31/2027'], ['01/03/2027', '31/03/2027', '3/31/2027']],
    ['an hour', ['01/03/2027 14:00', '31/03/2027'], ['01/03/2027 14:00', '31/03/2027']],
  ])('is settled by a column with %s', (_, cells, settled) => expect(settledDays(cells)).toEqual(settled));
});

it('The rule names the field', () => {
  const rules = object({ day: optionalDay('Delivery date') });
  const refusal = (day: unknown) => {
    try {
      return rules.validateSync({ day }).day;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(['31.3.2027', ' ', null, undefined].map(refusal)).toEqual(['2027-03-31', null, null, undefined]);
  expect(refusal('soon')).toBe('Delivery date must be a date in the form YYYY-MM-DD.');
  expect(refusal('31.2.2027')).toMatch(/^Delivery date “31\.2\.2027” is not in the calendar\./);
});
