// jsdom with the `Request` that react-router creates for each navigation, which jsdom lacks.
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's `Request` accepts only Node's own abort signals, not those of jsdom. */
class RequestWithoutSignal extends Request {
  constructor(url, { signal: _signal, ...init } = {}) {
    super(url, init);
  }
}

export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request = RequestWithoutSignal;
  }
}
