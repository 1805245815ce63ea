import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Settings {
  url: string;
  key: string;
  /** The CSV file. */
  file: string;
  /** Continues after the first pass. */
  watch: boolean;
  /** Prints the difference and writes nothing. */
  dryRun: boolean;
  /** The folder for what the program remembers. */
  state: string;
  webhook: { secret: string; port: number } | undefined;
}

const SAMPLE = join(import.meta.dirname, '../offerings.csv');

/** Throws an error that names what is missing or wrong. */
export const readSettings = (args: string[], environment: NodeJS.ProcessEnv): Settings => {
  const options = { watch: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.watch && values['dry-run']) throw new Error('--watch and --dry-run exclude each other.');
  if (positionals.length > 1) throw new Error('Only one file can be kept equal.');
  const file = resolve(positionals[0] ?? SAMPLE);
  const secret = environment.FEEDSTOCK_WEBHOOK_SECRET;
  const port = Number(environment.FEEDSTOCK_WEBHOOK_PORT || 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('FEEDSTOCK_WEBHOOK_PORT must be a port, such as 4300.');
  return {
    url: address(required(environment, 'FEEDSTOCK_URL', MARKET)),
    key: required(environment, 'FEEDSTOCK_KEY', 'an API key with the scopes read and trade'),
    file,
    watch: values.watch ?? false,
    dryRun: values['dry-run'] ?? false,
    state: resolve(environment.FEEDSTOCK_STATE || join(dirname(file), `.${basename(file)}.state`)),
    webhook: secret ? { secret, port } : undefined,
  };
};

const MARKET = 'the address of the market, such as https://market.example';

const address = (given: string): string => {
  if (!/^https?:$/.test(URL.parse(given)?.protocol ?? '')) throw new Error(`FEEDSTOCK_URL must be ${MARKET}.`);
  return given;
};

const required = (environment: NodeJS.ProcessEnv, name: string, what: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`${name} must be ${what}.`);
  return value;
};
