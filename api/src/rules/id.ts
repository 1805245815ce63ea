const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be an id: a UUID of any version (Yup's own rule does not know version 7). */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
