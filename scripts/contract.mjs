// Compares schema.graphql with the contract of the last release, api/contract/released.graphql.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, parse, visit } from 'graphql';
import { root } from './build/files.mjs';

const REMOVAL_DATE = /\bRemoved after \d{4}-\d{2}-\d{2}\b/;

/**
 * The mistakes in a new contract, as sentences: breaking changes that `changelog` does not announce, and deprecations without a removal
 * date. A change is announced if "Unreleased" has its path in backticks, such as `Offering.price`.
 */
export async function contractMistakes({ released, current, changelog }) {
  const announced = new Set(unreleased(changelog).match(/`[^`]+`/g));
  const changes = await diff(buildSchema(released), buildSchema(current));
  const unannounced = changes
    .filter(({ criticality, path }) => criticality.level === CriticalityLevel.Breaking && !announced.has(`\`${path}\``))
    .map(
      ({ message, path }) => `${message}. A breaking change: announce \`${path}\` under "Unreleased" in CHANGELOG.md.`,
    );
  return [...unannounced, ...undated(current)];
}

const unreleased = (changelog) => /^## Unreleased$(.*?)(?=^## |(?![^]))/ms.exec(changelog)?.[1] ?? '';

const undated = (contract) => {
  const found = [];
  visit(parse(contract), {
    Directive({ name, arguments: given }, _key, _parent, _path, ancestors) {
      if (name.value !== 'deprecated') return;
      const reason = given.find((argument) => argument.name.value === 'reason')?.value.value ?? '';
      if (REMOVAL_DATE.test(reason)) return;
      const path = ancestors.flatMap((node) => (node.name && node.kind !== 'Document' ? [node.name.value] : []));
      found.push(`${path.join('.')} is deprecated without "Removed after YYYY-MM-DD" in its reason.`);
    },
  });
  return found;
};

/** Prints all mistakes in the contract; true if there is none. */
export async function checkContract() {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const mistakes = await contractMistakes({
    released: read('api/contract/released.graphql'),
    current: read('schema.graphql'),
    changelog: read('CHANGELOG.md'),
  });
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0;
}
