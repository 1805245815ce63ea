/** The `search` argument of a list; undefined for a blank text. The API accepts up to 200 characters. */
export const searchArgument = (text: string) => text.trim().slice(0, 200) || undefined;
