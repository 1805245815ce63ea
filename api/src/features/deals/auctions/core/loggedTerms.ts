import { amountOf, centsOf, toAmount, toCents, type Amount, type Direction } from './money.ts';
import type { Terms, Visibility } from './state.ts';

export const RULES_VERSION = 1;

/** The terms as stored in the log. Named `direction` because events already have a `type`. */
export interface LoggedTerms {
  direction: Direction;
  startingPrice: Amount;
  reservePrice: Amount | null;
  step: Amount;
  visibility: Visibility;
  start: string;
  firstEnd: string;
  /** Milliseconds. */
  extension: number | null;
  maxBidders: number | null;
  preQualification: boolean;
}

const TEXTS = ['direction', 'startingPrice', 'step', 'visibility', 'start', 'firstEnd'];

/** Whether the opened fields of an event are terms. */
export const areTerms = (fields: Record<string, unknown>): fields is Record<string, unknown> & LoggedTerms =>
  TEXTS.every((field) => typeof fields[field] === 'string');

/** The first event of every log. */
export interface Created extends LoggedTerms {
  type: 'created';
  rulesVersion: number;
}

export const createdEvent = (terms: Terms): Created => ({
  type: 'created',
  rulesVersion: RULES_VERSION,
  ...loggedTerms(terms),
});

export const loggedTerms = ({
  type,
  startingPrice,
  reservePrice,
  step,
  start,
  firstEnd,
  ...rest
}: Terms): LoggedTerms => ({
  direction: type,
  startingPrice: toAmount(startingPrice),
  reservePrice: amountOf(reservePrice),
  step: toAmount(step),
  start: new Date(start).toISOString(),
  firstEnd: new Date(firstEnd).toISOString(),
  visibility: rest.visibility,
  extension: rest.extension,
  maxBidders: rest.maxBidders,
  preQualification: rest.preQualification,
});

export const termsOf = (logged: LoggedTerms): Terms => ({
  type: logged.direction,
  startingPrice: toCents(logged.startingPrice),
  reservePrice: centsOf(logged.reservePrice),
  step: toCents(logged.step),
  visibility: logged.visibility,
  start: Date.parse(logged.start),
  firstEnd: Date.parse(logged.firstEnd),
  extension: logged.extension,
  maxBidders: logged.maxBidders,
  preQualification: logged.preQualification,
});
