import type { Connection } from './embedded.ts';

/** Connection parameters, or a URL. */
export type DatabaseAddress = Connection | { url: string };

/** For `pg`, with the name that pg_stat_activity shows unless the URL has one. */
export const connectionOf = (address: DatabaseAddress, name: string) => ({
  application_name: `feedstock ${name}`,
  ...('url' in address ? { connectionString: address.url } : address),
});
