import { ifShort, text } from './values.ts';

// Names and titles stand alone beside other members' names, so nobody may hide characters in them.

/** Control characters, everything that is drawn as nothing or turns the direction of the text, private characters, half characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800]/u;
/** Some scripts need joiners between letters, and an emoji may need them and a style. */
const NEEDED_JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** More than any language puts on one letter; piled marks cover the lines around them. */
const PILED_MARKS = /\p{M}{5}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const withSingleBlanks = (value: string): string => value.replaceAll(/\p{Zs}+/gu, ' ').trim();

/** True for a text without control characters and others that are drawn as nothing. */
const isPrintable = (value: string): boolean => !HIDDEN.test(value.replaceAll(NEEDED_JOINER, ''));

const isVisible = (value: string): boolean =>
  isPrintable(value) && !PILED_MARKS.test(value) && LETTER_OR_DIGIT.test(value);

/** A required name or title: one line that shows all of its characters, as it was typed but for single spaces. */
export const nameText = (label: string, max: number) =>
  text(label, max)
    .transform(ifShort(max, withSingleBlanks))
    .test({
      name: 'signs',
      exclusive: true,
      message: `${label} must have letters or digits and no invisible or control characters.`,
      test: (value) => !value || isVisible(value),
    });
