import { ZxcvbnFactory, type TranslationKeys } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { EASY_TO_GUESS } from './rules.ts';

/** Estimating takes much longer with the length. */
const ESTIMATED_CHARACTERS = 32;
/** The estimate for eight characters without any pattern. */
const ENOUGH_GUESSES = 1e8;

const estimator = new ZxcvbnFactory({
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
  maxLength: ESTIMATED_CHARACTERS,
});

const COMMON = 'it is close to a password that many people use.';
const KEYS = 'it follows the keys of a keyboard.';
const REPEATS = 'it repeats the same characters.';
const DATES = 'it is mostly a date or a recent year.';
const WORD = 'it is a single word or name with little added.';

const reasons: Partial<Record<keyof TranslationKeys['warnings'], string>> = {
  userInputs: 'it is mostly your name, company or email address, or the name of this site.',
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: COMMON,
  straightRow: KEYS,
  keyPattern: KEYS,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  sequences: "it contains a sequence such as 'abc' or '123'.",
  recentYears: DATES,
  dates: DATES,
  wordByItself: WORD,
  namesByThemselves: WORD,
  commonNames: WORD,
};

const isWarning = (warning: string | null): warning is keyof TranslationKeys['warnings'] =>
  warning !== null && warning in reasons;

/**
 * Returns a sentence about why a password is easy to guess, or null. `words` are personal words that an attacker would try; case is
 * ignored, because attackers try the usual capitals.
 */
export const weaknessOf = (password: string, words: readonly string[]): string | null => {
  const typed = password.toLowerCase();
  // Signs between the words of a name would hide it from the estimate.
  const joined = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const hidesWord = words.some((word) => joined.includes(word) && !typed.includes(word));
  const { guesses, feedback } = estimator.check(hidesWord ? joined : typed, [...words]);
  if (guesses >= ENOUGH_GUESSES) return null;
  const reason = (isWarning(feedback.warning) && reasons[feedback.warning]) || 'it is too simple.';
  return `${EASY_TO_GUESS}: ${reason} Please make it longer or add unrelated words.`;
};
