import { object } from 'yup';
import { requiredId, text } from '../../../../rules/values.ts';

/** An act that concerns a member or a company needs a reason, which the audit log keeps in a small field. */
export const actRules = object({ reason: text('Reason', 200) });

export const memberActRules = actRules.shape({ userId: requiredId('Member') });

export const companyActRules = actRules.shape({ companyId: requiredId('Company') });

export const endMemberSessionRules = memberActRules.shape({ sessionId: text('Session', 64) });
