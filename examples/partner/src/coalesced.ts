/** Calls `work` one at a time. All calls while it runs get the result of one further run, which begins after they were made. */
export const coalesced = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const start = (): Promise<Result> => {
    running = work().finally(() => (running = undefined));
    return running;
  };
  const again = async (): Promise<Result> => {
    await running?.catch(() => undefined);
    next = undefined;
    return start();
  };
  return () => (running ? (next ??= again()) : start());
};
