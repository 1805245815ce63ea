import { fold } from '../../../rules/values/fold.ts';
import type { Place } from './readIdentifiers.ts';

// Numbers of customs tariffs are no numbers of substances: one stands for many, and the search does not have them.

const LIST =
  'hs|hts|htsus|hsn|ncm|taric|tariff|customs|commodity|zolltarif|warennummer|code (?:sh|nc|douanier)|nomenclature|partida(?: arancelaria)?|fraccion arancelaria|gtip';
const SIGN = String.raw`[a-z]*(?: ?-?(?:codes?|no|nr|num|numbers?|nummer|numero|headings?|tariff|item))*[ .:#°-]*`;
const DIGITS = String.raw`\d{4}(?:[ .]?\d{2}){1,4}`;
/** Letters that are also an abbreviation of a material need six digits. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${LIST})${SIGN}(?:${DIGITS}|\d{4})|(?:cn|kn|nc)(?: ?codes?)?[ .:#-]*${DIGITS})(?![\p{L}\d]|[.,-]\d)`,
  'giu',
);
/** The chapters of raw materials, from salt to aluminium. */
const ALONE = /^(?:2[5-9]|3\d|40|7[2-6])\d{2}(?:\d{2}|[ .]\d{2})(?:[ .]?\d{2}){0,2}$/u;

/** The tariff numbers of a folded text that say so. */
export const tariffNumbersIn = (text: string): Place[] =>
  [...text.matchAll(NAMED)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** The tariff number of a text, also of one that is such a number and does not say so. */
export const tariffNumber = (written: string): { text: string; isNamed: boolean } | undefined => {
  const text = fold(written).text.trim();
  const [named] = text.match(NAMED) ?? [];
  if (named !== undefined) return { text: named, isNamed: true };
  return ALONE.test(text) ? { text, isNamed: false } : undefined;
};
