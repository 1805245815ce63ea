// How people and spreadsheets write dates.

const DATE = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/**
 * 31.3.2027, 31/03/2027 and 03/31/2027 as 2027-03-31. Other cells stay as they are, such as 01/03/2027: some write the day first there, and
 * some the month.
 */
export const dayOf = (cell: string): string => {
  const [, first = '', separator, second = '', year] = DATE.exec(cell) ?? [];
  const isDayFirst = separator === '.' || Number(first) > 12 || first === second;
  if (!year || (!isDayFirst && Number(second) <= 12)) return cell;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
