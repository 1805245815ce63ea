import { object } from 'yup';
import { optionalId, text } from '../../../../rules/values.ts';
import { casNumber, MAX_NAME } from '../rules.ts';

export const suggestionRules = object({
  name: text('Name', MAX_NAME),
  casNumber: casNumber('CAS number'),
  categoryId: optionalId('Category'),
  note: text('Your reason', 1_000),
});

export const declineRules = object({ reason: text('Reason', 500) });
