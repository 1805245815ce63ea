import { markKindOf } from './markKindOf.ts';

test.each([
  ['Clear, colourless liquid', 'Acetone', 'liquid'],
  ['Colourless liquefied gas', '1,3-Butadiene', 'gas'],
  ['White crystalline powder', 'Boric acid', 'powder'],
  ['Colourless crystals or white powder', 'Xylitol', 'crystals'],
  ['White granules', 'Soda Ash', 'granules'],
  ['White cylindrical chips', 'PET', 'flakes'],
  ['Translucent pellets', 'PP', 'pellets'],
  ['Rolled mat', 'E-Glass', 'fibre'],
  [null, 'Hot-Rolled Steel Coils', 'metal'],
  ['Semi-solid', 'Shea', 'solid'],
  [null, 'Wax', 'solid'],
])('%s of %s gets the pattern %3$s', (form, name, kind) => expect(markKindOf({ form, name })).toBe(kind));
