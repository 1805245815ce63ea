import type { Queryable } from '../index/materialSource.ts';
import type { Candidate } from './candidates.ts';
import { facetKeys, type FacetKey } from './filters.ts';

interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface Facet {
  key: FacetKey;
  values: FacetValue[];
}

/** A candidate with what is selected by others than the facet itself. */
const isInside = ({ failed }: Candidate, facet: number): boolean =>
  failed === null || failed.every((isOutside, at) => !isOutside || at === facet);

export const passes = ({ failed }: Candidate): boolean => failed === null || !failed.includes(true);

/** The categories of the candidates and those above them. */
export interface Tree {
  names: ReadonlyMap<string, string>;
  /** From the industry down. */
  paths: ReadonlyMap<string, readonly string[]>;
}

const LEVELS: Partial<Record<FacetKey, (level: number) => boolean>> = {
  industry: (level) => level === 0,
  family: (level) => level === 1,
  category: (level) => level > 1,
};

const flag = (isSet: boolean): string[] => (isSet ? ['true'] : []);

const valuesOf = (candidate: Candidate, key: FacetKey, { paths }: Tree): readonly string[] => {
  switch (key) {
    case 'industry':
    case 'family':
    case 'category':
      return (paths.get(candidate.categoryId) ?? []).filter((_, level) => LEVELS[key]?.(level));
    case 'form':
      return candidate.forms;
    case 'grade':
      return candidate.grades;
    case 'country':
      return candidate.countries;
    case 'verified_supplier':
      return flag(candidate.hasVerifiedSupplier);
    case 'in_stock':
      return flag(candidate.isInStock);
    case 'comparable_price':
      return candidate.comparableUnit === null ? [] : [candidate.comparableUnit];
  }
};

const compare = (a: FacetValue, b: FacetValue): number => b.count - a.count || a.label.localeCompare(b.label, 'en');

/** How many of the candidates have each value. The counts of a facet ignore what is selected in it, so that another value can be chosen. */
export const countFacets = (candidatesOf: (key: FacetKey) => readonly Candidate[], tree: Tree): Facet[] =>
  facetKeys.map((key, at) => {
    const counts = new Map<string, number>();
    for (const candidate of candidatesOf(key))
      if (isInside(candidate, at))
        for (const value of valuesOf(candidate, key, tree)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const values = [...counts].map(([value, count]) => ({ value, label: tree.names.get(value) ?? value, count }));
    return { key, values: values.sort(compare) };
  });

const TREE = `
select branch.id, branch.name, branch.path from category
  join category branch on branch.id = any (category.path)
where category.id = any ($1::uuid[]) and branch.is_shown`;

/** Where the candidates are in the catalogue. */
export const treeOf = async (db: Queryable, candidates: readonly Candidate[]): Promise<Tree> => {
  const ids = [...new Set(candidates.map(({ categoryId }) => categoryId))];
  const { rows } = await db.query<{ id: string; name: string; path: string[] }>(TREE, [ids]);
  return {
    names: new Map(rows.map(({ id, name }) => [id, name])),
    paths: new Map(rows.map(({ id, path }) => [id, path])),
  };
};
