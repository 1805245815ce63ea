// Times that somebody enters in a form, in the time zone of their browser.

/** A moment as the value of an input of date and time: '2026-11-20T15:05'. */
export const formTime = (moment: string | number | Date): string => {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The moment that was entered. */
export const momentOf = (time: string): string => new Date(time).toISOString();

/** True for a time that no clock shows, in the hour that is left out where summer begins. */
export const isSkipped = (time: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && !Number.isNaN(Date.parse(time)) && formTime(time) !== time;
