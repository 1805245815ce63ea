import type { InferType, Schema } from 'yup';

/** Checks a command by its slice's rule and gives it back trimmed and cast; a broken rule throws Yup's error with every field. */
export const validated = <S extends Schema>(rules: S, input: unknown): InferType<S> => rules.validateSync(input, { abortEarly: false, stripUnknown: true }) as InferType<S>;
