/** Runs a function at an interval, one run at a time. */
export class Poller {
  private readonly run: () => Promise<void>;
  private readonly everyMs: number;
  private readonly onError: (error: unknown) => void;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(run: () => Promise<void>, everyMs: number, onError: (error: unknown) => void) {
    this.run = run;
    this.everyMs = everyMs;
    this.onError = onError;
  }

  start(): void {
    this.timer = setInterval(() => this.runNow(), this.everyMs).unref();
  }

  /** Runs the function, unless it is running. */
  runNow(): void {
    this.running ??= this.run()
      .catch(this.onError)
      .finally(() => (this.running = undefined));
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
