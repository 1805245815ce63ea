/** Thrown by a task to be run again later; not reported, because its cause is not the market's. */
export class ExpectedFailure extends Error {}
