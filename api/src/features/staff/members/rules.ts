import { object } from 'yup';
import { requiredId, text } from '../../../rules/values.ts';

/** An act that concerns a member or a company needs a reason, which the audit log keeps in a small field. */
const reason = text('Reason', 200);

export const memberActRules = object({ userId: requiredId('Member'), reason });

export const companyActRules = object({ companyId: requiredId('Company'), reason });

export const endMemberSessionRules = memberActRules.shape({ sessionId: text('Session', 64) });
