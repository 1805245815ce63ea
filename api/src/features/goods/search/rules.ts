import { object } from 'yup';
import { text } from '../../../rules/values.ts';

export const watchSearchRules = object({ text: text('Search text', 200) });

export const searchRules = object({ query: text('Search text', 200) }).meta({ required: 'Search text is required.' });
