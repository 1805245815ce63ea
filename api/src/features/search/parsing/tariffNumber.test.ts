import { tariffNumber } from './tariffNumber.ts';

it.each([
  'CN 28070010',
  'CN code 2807 00 10',
  'KN 2807.00.10',
  'HS 2807.00',
  'HS 2807',
  'hs code: 280700',
  'HS-Code 2807.00',
  'HTS 2807.00.0000',
  'HSN 2807',
  'tariff 2905.11',
  'Tariff no. 2905 11',
  'Customs tariff number 2905.11.00',
  'Zolltarifnummer 28070000',
  'Warennummer 2807 00 00',
  'code douanier 2807.00',
  'partida arancelaria 2807.00.01',
  'NCM 2807.00.10',
  'ＨＳ ２８０７.００',
])('%j is a tariff number that says so', (text) => expect(tariffNumber(text)).toMatchObject({ isNamed: true }));

it.each(['280700', '28070010', '2807.00', '2905.11.00', '2807 00 10', ' 2807.00.10 '])('%j looks like one', (text) =>
  expect(tariffNumber(text)).toMatchObject({ isNamed: false }),
);

it('Other words stay beside it', () =>
  expect(tariffNumber('sulfuric acid, HS 2807.00, 98 %')).toEqual({ text: 'HS 2807.00', isNamed: true }));

it.each([
  '7664-93-9',
  '7664939',
  '1830',
  '2807',
  'UN 2807',
  'CN 34',
  'CN 1993',
  'sulfuric acid 280700',
  '1250.50',
  'HS',
  '100000',
  'PEG 400',
])('%j is none', (text) => expect(tariffNumber(text)).toBeUndefined());
