import { toast } from '../../../kit/toasts/store.ts';

/** The text of docs/specification-coverage.md, section 5, for an incomplete form; other errors have their own. */
export const explainInvalid = (errors: object, values: Record<string, unknown>): void => {
  const faults = Object.entries(errors);
  const isMissing = faults.some(([name]) => values[name] === '');
  const [, first] = faults[0] ?? [];
  toast({
    title: 'Validation Error',
    description: isMissing ? 'Please fill in all required fields.' : String(first),
    tone: 'error',
  });
};
