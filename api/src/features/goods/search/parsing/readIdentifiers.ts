import { endOf, fold, type Folded } from '../../../../rules/values/fold.ts';
import { readers, type Found, type Identifier } from './identifiers.ts';

/** A part of a folded text. */
export interface Place {
  from: number;
  to: number;
}

const overlap = (a: Place, b: Place) => a.from < b.to && b.from < a.to;

const identifier = (folded: Folded, original: string, { from, to }: Place, found: Found): Identifier => {
  const start = folded.at[from] ?? 0;
  const end = endOf(folded, from, to);
  return { otherKeys: [], isValid: true, isCertain: true, text: original.slice(start, end), start, end, ...found };
};

/** Blanks places of a folded text, so that the others stay where they are. */
export const without = (text: string, places: Place[]): string =>
  places.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

const trimmed = (text: string, from: number): Place => {
  const before = text.length - text.trimStart().length;
  return { from: from + before, to: from + text.trimEnd().length };
};

/** The identifiers of a folded text, by place; `text` is what may be read, with blanks for what is taken. */
export const identifiersIn = (folded: Folded, original: string, text = folded.text) => {
  const taken: (Place & { identifier: Identifier })[] = [];
  for (const reader of readers) {
    const left = without(
      text,
      taken.filter((each) => each.identifier.isCertain),
    );
    for (const match of left.matchAll(reader.pattern)) {
      const place = trimmed(match[0], match.index);
      const found = reader.read(match, left);
      const isRead = taken.some((each) => overlap(each, place) && each.identifier.kind === found?.kind);
      if (found && !isRead) taken.push({ ...place, identifier: identifier(folded, original, place, found) });
    }
  }
  return taken.sort((a, b) => a.from - b.from);
};

/** The identifiers in a text, and the folded text without those that are certain. */
export const readIdentifiers = (original: string): { identifiers: Identifier[]; rest: string } => {
  const folded = fold(original);
  const found = identifiersIn(folded, original);
  const certain = found.filter((each) => each.identifier.isCertain);
  const rest = without(folded.text, certain).toLowerCase().replace(/\s+/gu, ' ').trim();
  return { identifiers: found.map((each) => each.identifier), rest };
};
