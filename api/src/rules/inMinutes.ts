/** An ISO 8601 UTC time as people read it. */
export const inMinutes = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
