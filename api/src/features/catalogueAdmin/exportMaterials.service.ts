import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeCsv } from '../../csv/writeCsv.ts';
import { Branches } from './branches.ts';
import { fileColumns, materialColumns } from './materialColumns.ts';
import { readMaterialsAfter, type StoredMaterial } from './storedMaterials.ts';

const PAGE = 500;
const fields = Object.values(materialColumns);

/** The whole catalogue as a file that can be imported again, hidden materials included. */
export const exportMaterials = async (em: EntityManager): Promise<string> => {
  const branches = await Branches.read(em);
  const rows: (string | null)[][] = [];
  let last: string | null = null;
  for (;;) {
    const page: StoredMaterial[] = await readMaterialsAfter(em, last, PAGE);
    for (const material of page) {
      const [industry = '', family = '', category = ''] = branches.namesOf(material.categoryId);
      rows.push([material.id, industry, family, category, ...fields.map((field) => material[field])]);
    }
    last = page.at(-1)?.id ?? null;
    if (page.length < PAGE) break;
    await setImmediate();
  }
  return writeCsv(fileColumns, rows);
};

/** A file with one material, to be filled in. */
export const sampleMaterials = (): string =>
  writeCsv(fileColumns, [
    [
      '',
      'Industrial & Chemicals',
      'Base Chemicals',
      'Acids',
      'Sulfuric Acid 96 %',
      '7664-93-9',
      'H2SO4',
      'Oil of vitriol\nBattery acid',
      'A strong mineral acid for fertilizers, batteries and the treatment of metals.',
      'assay: 96 % min\ndensity: 1.84 g/cm³ at 20 °C\nform: Liquid',
      'signal_word: Danger\nhazard_statements: H314 Causes severe skin burns and eye damage.\nun_number: UN 1830',
      '120.00',
      'MT',
      '2026',
      'Vitriolöl | de | historical\nAcid for lead batteries | en | use | whole',
    ],
  ]);
