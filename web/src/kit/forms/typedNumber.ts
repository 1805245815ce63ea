import { readAmount } from 'api/rules/values/readNumber';

/** The number that a field was understood as, '210.50' for '210,50'; empty if it cannot be read. */
export const typedNumber = (typed: string): string => readAmount(typed).value ?? '';
