import { deliveryTermNames, deliveryTerms } from './deliveryTermNames.ts';
import { optionalDeliveryTerms, readDeliveryTerms, readTerm, withPlace } from './readDeliveryTerms.ts';

describe('Delivery terms', () => {
  it.each([
    ...deliveryTerms.map((term) => [term, term, '']),
    ...deliveryTerms.map((term) => [`${term} – ${deliveryTermNames[term]}, Linz`, term, 'Linz']),
    ...deliveryTerms.map((term) => [deliveryTermNames[term], term, '']),
    ['fob', 'FOB', ''],
    [' Fob\u00a0', 'FOB', ''],
    ['\u200bFOB', 'FOB', ''],
    ['FCA Rotterdam', 'FCA', 'Rotterdam'],
    ['fca: Rotterdam, NL', 'FCA', 'Rotterdam, NL'],
    ['CIF Hamburg (Incoterms 2020)', 'CIF', 'Hamburg'],
    ['CIF Hamburg, Incoterms® 2020', 'CIF', 'Hamburg'],
    ['FCA Incoterms 2020', 'FCA', ''],
    ['DAP München INCOTERMS', 'DAP', 'München'],
    ['Ex Works', 'EXW', ''],
    ['ex-works Ludwigshafen', 'EXW', 'Ludwigshafen'],
    ['EXW Ex works Linz', 'EXW', 'Linz'],
    ['Free carrier Rotterdam', 'FCA', 'Rotterdam'],
    ['Delivered at place unloaded Wien', 'DPU', 'Wien'],
  ])('%j is %s %s', (text, term, place) => expect(readDeliveryTerms(text)).toEqual({ term, place }));

  it.each([
    ['DAT Wien', 'Delivery terms “DAT Wien” has a former term, which is DPU in Incoterms 2020.'],
    ['C&F', 'Delivery terms “C&F” has a former term, which is CFR in Incoterms 2020.'],
    ['C + F Santos', 'Delivery terms “C + F Santos” has a former term, which is CFR in Incoterms 2020.'],
    ['cnf', 'Delivery terms “cnf” has a former term, which is CFR in Incoterms 2020.'],
    ['DDU', 'Delivery terms “DDU” has a former term, which is DAP in Incoterms 2020.'],
    ['FOB Incoterms 2010', 'Delivery terms “FOB Incoterms 2010” is of 2010. Feedstock has Incoterms 2020.'],
    ['FCA\u0000Linz', 'Delivery terms “FCA Linz” has a place. Please write FCA, and Linz as the delivery location.'],
    ...['', 'soon', 'FOBS', 'CIFX Hamburg', 'Hamburg FOB', 'F'.repeat(100_000)].map((text) => [
      text,
      'Delivery terms must be one of EXW, FCA, FAS, FOB, CFR, CIF, CPT, CIP, DAP, DPU, DDP.',
    ]),
  ])('%j is refused as a term', (text, fault) => expect(readTerm(text)).toEqual({ fault }));

  it('are a rule for which blank is none', () => {
    const read = (value: unknown) => optionalDeliveryTerms.validateSync(value);
    expect(['cif', ' ', null, undefined].map(read)).toEqual(['CIF', null, null, undefined]);
    expect(() => read('DAT')).toThrow('which is DPU');
  });

  it.each([
    [{ deliveryTerms: 'fca Linz' }, { deliveryTerms: 'FCA', deliveryLocation: 'Linz' }],
    [
      { deliveryTerms: 'FCA Linz', deliveryLocation: '' },
      { deliveryTerms: 'FCA', deliveryLocation: 'Linz' },
    ],
    [
      { deliveryTerms: 'FCA Linz', deliveryLocation: 'Linz' },
      { deliveryTerms: 'FCA', deliveryLocation: 'Linz' },
    ],
    [{ deliveryTerms: 'FCA Linz', deliveryLocation: 'Wien' }, undefined],
    [{ deliveryTerms: 'FCA', deliveryLocation: 'Wien' }, undefined],
    [{ deliveryTerms: null }, undefined],
    [{}, undefined],
  ])('%j is split', (given, split) => expect(withPlace(given)).toEqual(split ?? given));
});
