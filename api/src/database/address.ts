import type { Connection } from './embedded.ts';

/** Connection parameters, or a URL. */
export type DatabaseAddress = Connection | { url: string };
