/** Formats an ISO 8601 UTC time for people. */
export const inMinutes = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
