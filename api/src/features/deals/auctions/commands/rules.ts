import { object } from 'yup';
import { requiredId, text } from '../../../../rules/values.ts';
import { instant } from '../rules.ts';
import { reasonRules } from '../../../people/inbox/messages/rules.ts';

/** The owner's note on an auction. */
export const noteRules = object({ note: text('Note', 1000) });

export const endRules = object({ endTime: instant('End date') });

/** An admin voids a hidden bid by its number. */
export const voidingRules = reasonRules.shape({ bidId: requiredId('Bid number') });

export { reasonRules };
