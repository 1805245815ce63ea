// Spreadsheets run a cell as a formula if it begins with one of these characters, so exported cells get an apostrophe in front, which an
// import removes again.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const PREFIXED = /^'+[=+\-@\t\r＝＋－＠]/;

export const escapedCell = (value: string): string => (FORMULA.test(value) ? `'${value}` : value);

export const readCell = (cell: string): string => (PREFIXED.test(cell) ? cell.slice(1) : cell);

/** Stands before the numbers of a workbook: their sign is no sign of how its author writes numbers in texts. */
export const NUMBER = '\u2060';
