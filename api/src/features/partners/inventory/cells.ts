// How people and spreadsheets write units and dates.
import { units } from '../../../rules/values.ts';

const written = {
  MT: ['t', 'tonne', 'tonnes', 'metric ton', 'metric tons'],
  KG: ['kgs', 'kilogram', 'kilograms'],
  L: ['litre', 'litres', 'liter', 'liters'],
  Tons: [],
  Units: ['unit', 'pcs', 'piece', 'pieces'],
} satisfies Record<(typeof units)[number], string[]>;

/** The unit that a cell means, or the cell as it is. */
export const unitOf = (cell: string): string => {
  const text = cell.toLowerCase();
  return units.find((unit) => unit.toLowerCase() === text || written[unit].some((other) => other === text)) ?? cell;
};

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
