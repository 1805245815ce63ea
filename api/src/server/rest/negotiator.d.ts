// The package has no types of its own.
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The media types of `Accept` that are not excluded, the preferred ones first. */
    mediaTypes(): string[];
  }
}
