const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text of the address can be an id at all; what cannot is not asked for. */
export const isId = (text: string | null | undefined): text is string => UUID.test(text ?? '');
