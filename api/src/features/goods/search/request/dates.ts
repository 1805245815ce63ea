// The package's main file would also load every other language.
import type { ParsedComponents } from 'chrono-node';
import { GB, type ParsedResult } from 'chrono-node/en';
import type { Place } from '../parsing/readIdentifiers.ts';
import { MASK } from './mask.ts';

export interface FoundDate extends Place {
  /** The last day that is meant, YYYY-MM-DD. */
  day: string;
}

const QUARTER = /\b(?:q([1-4])|([1-4])(?:st|nd|rd|th) quarter)(?:[ /-]*(20\d\d))?\b/i;
const YEAR_END = /\b(?:the )?(?:year[- ]end|(?:end )?of (?:the |this )?year|end of (?:the year )?(20\d\d))\b/i;

const today = (from: { instant: Date }) => ({
  year: from.instant.getUTCFullYear(),
  month: from.instant.getUTCMonth() + 1,
});

/** Day-first, as most of the world writes 03/04/2027. Quarters and ends of years are added; times of day are not dates. */
const reader = GB.clone();
reader.parsers.unshift(
  {
    pattern: () => QUARTER,
    extract: ({ reference }, match) => {
      const now = today(reference);
      const month = Number(match[1] ?? match[2]) * 3;
      return { month, year: Number(match[3] ?? (month < now.month ? now.year + 1 : now.year)) };
    },
  },
  {
    pattern: () => YEAR_END,
    extract: ({ reference }, match) => ({ day: 31, month: 12, year: Number(match[1] ?? today(reference).year) }),
  },
);

/** The words before a date that belong to it, and the space after them. */
const CUE = new RegExp(
  String.raw`(?<![^\s,;(${MASK}])((?:(?:delivery|delivered|deliver|shipment|shipping|ship|needed|required|valid|available|arrival) *)?(?:(?:by|before|until|till|within|in|on|for|from|during|(?:no|not) later than|latest|eta|due) *)?(?:the +)?(?:(?:(?:middle|mid|beginning|start|end) of|mid|early|late)[ -]*)?)$`,
  'iu',
);
const MONTH_NAME = /^(?:january|february|march|april|june|july|august|september|october|november|december)\b/i;
/** Abbreviations that are also measures or parts of names: 10 min, 2 sec-butanol. */
const MEASURE = /^\d+(?:\.\d+)? ?(?:mon|min|mins|sec|secs|hrs?|h|m|s|d|w|y|mt)\b/i;

const isDate = (components: ParsedComponents) =>
  (['day', 'month', 'year', 'weekday'] as const).some((component) => components.isCertain(component));

/** A weekday, a month or two numbers may be a part of a name ("sun flower", "extract 24/6") and need a word such as "by" before them. */
const isMeant = ({ start, text }: ParsedResult, cue: string): boolean => {
  if (!isDate(start) || MEASURE.test(text)) return false;
  if (/^(?:now|today)$/iu.test(text)) return false;
  if (/^\d{1,2}[/.-]\d{1,2}$/u.test(text.trim())) return cue !== '';
  const isExact = start.isCertain('day') || (start.isCertain('month') && start.isCertain('year'));
  return cue !== '' || MONTH_NAME.test(text) || (isExact && !/^[a-z]{3}$/iu.test(text));
};

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day that a month alone means: its last, its middle, or the one before it. */
const dayInMonth = (year: number, month: number, cue: string): string => {
  if (/\b(?:mid|middle of)\b/iu.test(cue)) return iso(year, month, 15);
  if (/\b(?:early|beginning of|start of)\b/iu.test(cue)) return iso(year, month, 10);
  return /\bbefore\b/iu.test(cue) ? iso(year, month, 0) : iso(year, month + 1, 0);
};

const dayOf = ({ start, end }: ParsedResult, cue: string, now: string): string => {
  const last = end ?? start;
  const [year = 0, month = 0] = [last.get('year') ?? 0, last.get('month') ?? 0];
  const isMonth = last.isCertain('month') && !last.isCertain('day') && !last.isCertain('weekday');
  if (!isMonth) return iso(year, month, last.get('day') ?? 1);
  if (last.isCertain('year')) return dayInMonth(year, month, cue);
  const years = [0, 1].map((later) => Number(now.slice(0, 4)) + later);
  return years.map((each) => dayInMonth(each, month, cue)).find((day) => day >= now) ?? dayInMonth(year, month, cue);
};

/** The first date in a folded text that is not in the past; `now` is the day of the request. */
export const dateIn = (text: string, now: string): FoundDate | undefined => {
  const results = reader.parse(text, { instant: new Date(`${now}T12:00:00Z`), timezone: 0 }, { forwardDate: true });
  for (const result of results) {
    const cue = CUE.exec(text.slice(0, result.index))?.[1] ?? '';
    if (!isMeant(result, cue.trim())) continue;
    const day = dayOf(result, `${cue} ${result.text}`, now);
    if (day >= now)
      return { from: result.index - cue.length, to: result.index + result.text.replace(/[\s,;.]+$/u, '').length, day };
  }
  return undefined;
};
