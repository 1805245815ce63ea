import { toast } from '../../kit/toasts/store.ts';

/** What the specification says of a form that is not filled in; any other fault speaks for itself. */
export function explainInvalid(errors: object, values: Record<string, unknown>): void {
  const faults = Object.entries(errors);
  const isMissing = faults.some(([name]) => values[name] === '');
  const [, first] = faults[0] ?? [];
  toast({
    title: 'Validation Error',
    description: isMissing ? 'Please fill in all required fields.' : String(first),
    tone: 'error',
  });
}
