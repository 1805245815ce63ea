import { casOfDate } from './casOfDate.ts';
import { readCas } from './readCas.ts';

it.each([
  '7664-93-9',
  '7664‑93‑9',
  '7664–93–9',
  '7664−93−9',
  '7664 93 9',
  '007664-93-9',
  '00007664939',
  '7664939',
  'CAS 7664-93-9',
  'CAS-Nr. 7664-93-9',
  "'7664-93-9",
  '7664-93-9 (sulfuric acid)',
  'Schwefelsäure 98 % [7664-93-9]',
  '\u200b7664-93-9',
  '７６６４-９３-９',
  'nº CAS 7664-93-9',
  'EC 231-639-5, CAS 7664-93-9',
  '7664-93-9; CAS 7664939',
])('%j is read as 7664-93-9', (text) => expect(readCas(text)).toEqual({ value: '7664-93-9' }));

it.each([
  ['7664-93-8', '“7664-93-8” has a wrong check digit. Did you mean 7664-93-9?'],
  ['CAS 7664938', '“7664-93-8” has a wrong check digit. Did you mean 7664-93-9?'],
  [
    '7664-93-9 / 8014-95-7',
    'has several numbers: 7664-93-9, 8014-95-7. Please write one here; further numbers belong among the synonyms.',
  ],
  ['04.09.1979', '“04.09.1979” looks like a date that a spreadsheet made of 79-09-4.'],
  ['sulfuric acid', undefined],
  ['H2SO4', undefined],
  [`7664-93-9 ${'x'.repeat(200)}`, undefined],
])('%j is not read', (text, fault) => expect(readCas(text)).toEqual({ fault }));

it.each([
  ['04.09.1979', ['79-09-4']],
  ['4.9.79', ['79-09-4']],
  ['1979-09-04', ['79-09-4']],
  ['1979-09-04 00:00:00', ['79-09-4']],
  ['1979-09-04T00:00:00.000Z', ['79-09-4']],
  ['1979/9/4', ['79-09-4']],
  ['1979. 09. 04.', ['79-09-4']],
  ['1979年9月4日', ['79-09-4']],
  ['9/4/1979', ['79-09-4', '79-04-9']],
  ['04/09/1979', ['79-04-9', '79-09-4']],
  ['4-9-1979', ['79-04-9', '79-09-4']],
  ['4-Sep-79', ['79-09-4']],
  ['Sep 4, 1979', ['79-09-4']],
  ['4. Okt. 1975', []],
  ['04.01.1975', ['75-01-4']],
  // The check digit is wrong, or no CAS number begins so.
  ['06.09.1979', []],
  ['31.12.1979', []],
  ['2027-01-06', []],
  ['79-09-4', []],
  ['7664-93-9', []],
  ['99.99.9999', []],
  // Sodium octanoate.
  ['01.06.1984', ['1984-06-1']],
])('A spreadsheet makes %j of %j', (text, numbers) => expect(casOfDate(text)).toEqual(numbers));
