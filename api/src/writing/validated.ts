import { ValidationError, type InferType, type ObjectSchema, type AnyObject } from 'yup';
import { badInput, DomainError, type FieldErrors } from '../common/errors.ts';
import { REQUIRED } from '../rules/values.ts';

/** Validates a command by its slice's rules and returns it trimmed and cast; errors name their fields. */
export const validated = <S extends ObjectSchema<AnyObject>>(rules: S, input: unknown): InferType<S> => {
  try {
    return rules.validateSync(input, { abortEarly: false, stripUnknown: true }) as InferType<S>;
  } catch (error) {
    throw error instanceof ValidationError ? refusal(error, rules.spec.meta?.required) : error;
  }
};

const MISSING = new Set(['required', 'optionality', 'nullable']);

/** One message for missing fields (the slice's own if it has one), otherwise the first broken rule. */
const refusal = (error: ValidationError, whereMissing = REQUIRED): DomainError => {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: FieldErrors = {};
  for (const one of all) fields[one.path ?? ''] ??= one.message;
  return badInput(
    all.some(({ type }) => MISSING.has(type ?? '')) ? whereMissing : (all[0]?.message ?? error.message),
    fields,
  );
};

/** Runs all checks and refuses with the fields of all that refuse bad input, so that nobody learns of them one after the other. */
export const together = async <Results extends unknown[]>(
  ...checks: { [At in keyof Results]: () => Results[At] | Promise<Results[At]> }
): Promise<Results> => {
  const results: unknown[] = [];
  const refusals: DomainError[] = [];
  for (const check of checks)
    try {
      results.push(await check());
    } catch (error) {
      const isBadInput = error instanceof DomainError && error.code === 'BAD_USER_INPUT' && error.fields;
      if (isBadInput) refusals.push(error);
      else if (refusals.length === 0) throw error;
      else break;
    }
  const [first, ...others] = refusals;
  if (!first) return results as Results;
  if (others.length === 0) throw first;
  throw badInput(first.message, Object.assign({}, ...refusals.toReversed().map(({ fields }) => fields)) as FieldErrors);
};
