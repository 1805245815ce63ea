import { object } from 'yup';
import { requiredId, text } from '../../../rules/values.ts';

/** An act that concerns a member needs a reason, which the audit log keeps in a small field. */
export const memberActRules = object({
  userId: requiredId('Member'),
  reason: text('Reason', 200),
});

export const endMemberSessionRules = memberActRules.shape({ sessionId: text('Session', 64) });
