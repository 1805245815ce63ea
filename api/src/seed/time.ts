export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Midnight UTC at the start of the day. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const plusDays = (day: string, days: number): string => dayOf(new Date(startOf(day).getTime() + days * DAY));

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Rounds down to a step, so that two starts within the same hour give the same plan. */
export const floorTo = (moment: Date, step: number): Date => new Date(Math.floor(moment.getTime() / step) * step);
