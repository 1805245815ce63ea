import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Settings {
  url: string;
  key: string;
  /** The CSV file. */
  file: string;
  /** Continues after the first pass. */
  watch: boolean;
  /** The folder for what the program remembers. */
  state: string;
  webhook: { secret: string; port: number } | undefined;
}

const SAMPLE = join(import.meta.dirname, '../offerings.csv');

/** Throws an error that names what is missing or wrong. */
export const readSettings = (args: string[], environment: NodeJS.ProcessEnv): Settings => {
  const { values, positionals } = parseArgs({ args, options: { watch: { type: 'boolean' } }, allowPositionals: true });
  if (positionals.length > 1) throw new Error('Only one file can be kept equal.');
  const file = resolve(positionals[0] ?? SAMPLE);
  const secret = environment.FEEDSTOCK_WEBHOOK_SECRET;
  const port = Number(environment.FEEDSTOCK_WEBHOOK_PORT || 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('FEEDSTOCK_WEBHOOK_PORT must be a port, such as 4300.');
  return {
    url: required(environment, 'FEEDSTOCK_URL', 'the address of the market, such as https://market.example'),
    key: required(environment, 'FEEDSTOCK_KEY', 'an API key with the scopes read and trade'),
    file,
    watch: values.watch ?? false,
    state: resolve(environment.FEEDSTOCK_STATE || join(dirname(file), `.${basename(file)}.state`)),
    webhook: secret ? { secret, port } : undefined,
  };
};

const required = (environment: NodeJS.ProcessEnv, name: string, what: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`${name} must be ${what}.`);
  return value;
};
