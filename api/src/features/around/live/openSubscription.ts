/** The stream of a subscription as graphql-ws sees it: it yields nothing, and ends or fails once. */
export class OpenSubscription implements AsyncIterableIterator<never> {
  private readonly ended: Promise<IteratorReturnResult<undefined>>;
  private end: () => void = () => undefined;
  private stop: (() => void) | undefined;
  private readonly failure: { error: unknown } | undefined;

  constructor(stop?: () => void, failure?: { error: unknown }) {
    this.stop = stop;
    this.failure = failure;
    this.ended = new Promise((resolve) => (this.end = () => resolve({ done: true, value: undefined })));
  }

  static failed(error: unknown): OpenSubscription {
    return new OpenSubscription(undefined, { error });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorReturnResult<undefined>> {
    if (this.failure) throw this.failure.error;
    return this.ended;
  }

  return(): Promise<IteratorReturnResult<undefined>> {
    const { stop } = this;
    this.stop = undefined;
    stop?.();
    this.end();
    return this.ended;
  }
}
