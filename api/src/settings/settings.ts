// All settings of the server, read once from the environment and typed. Wrong values stop the start.
import { resolve } from 'node:path';
import { cleanEnv } from 'envalid';
import {
  inCamelCase,
  integer,
  oneOf,
  origin,
  proxies,
  refuseWrongSettings,
  secret,
  text,
  url,
  withoutEmpty,
} from './settingValidators.ts';
import { settingsInForce } from './settingsInForce.ts';
import { StartRefused } from '../common/startRefused.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The same folder from `api/src` and from the compiled `api/dist`. */
const repositoryRoot = resolve(import.meta.dirname, '../../..');

export type Settings = ReturnType<typeof readSettings>;

const postgres = url('postgres:', 'postgresql:');
const points = integer(1, 1_000_000_000);
const bytes = integer(65_536, 1_073_741_824);

/** Each setting, with what admins read about it. */
const table = {
  NODE_ENV: oneOf('production', 'development', 'test')({ default: 'development', desc: 'Production or development.' }),
  LOG_LEVEL: oneOf(
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  )({ default: 'info', desc: 'The least important messages that are logged.' }),
  PORT: integer(0, 65_535)({ default: 4000, desc: 'The port that the server listens on.' }),
  HOST: text({ default: undefined, desc: 'The address that the server listens on.' }),
  PUBLIC_URL: origin({ default: undefined, desc: 'The address of the market on the internet.' }),
  TRUST_PROXY: proxies({ default: false, desc: 'Which proxies may tell the address of a caller.' }),
  DATABASE_URL: postgres({ default: undefined, desc: 'The database; without it, the embedded one.' }),
  DATABASE_DIRECT_URL: postgres({ default: undefined, desc: 'The way to the database past a pooler.' }),
  DATABASE_MIGRATION_URL: postgres({ default: undefined, desc: 'The database as the owner of the tables.' }),
  DRAIN_SECONDS: integer(
    0,
    600,
  )({ default: 0, desc: 'How long a stopping server goes on serving while it reports that it is not ready.' }),
  SECRET_KEY: secret({ desc: 'What the keys of the market are derived from.', default: undefined }),
  PREVIOUS_SECRET_KEY: text({ default: undefined, desc: 'The former secret, while it is being replaced.' }),
  DATA_DIR: text({ default: '.data', desc: 'The folder of the embedded database.' }),
  WEB_DIR: text({ default: 'web/dist', desc: 'The folder of the web app.' }),
  SEED: oneOf('demo', 'catalogue', 'none')({ default: undefined, desc: 'What an empty database is filled with.' }),
  PREPARED: oneOf(
    'on',
    'off',
  )({ default: 'on', desc: 'Whether statements are prepared, which some poolers do not support.' }),
  SMTP_URL: url('smtp:', 'smtps:')({ default: undefined, desc: 'The mail server; without it, no email is sent.' }),
  MAIL_FROM: text({ default: 'Feedstock <no-reply@feedstock.example>', desc: 'The sender of emails.' }),
  WEBHOOKS_ALLOW_LOOPBACK: oneOf(
    'on',
    'off',
  )({ default: 'off', desc: 'Whether webhooks may have addresses of this machine, for development.' }),
  SLOW_STATEMENT_MS: integer(1, 60_000)({ default: 500, desc: 'Database statements that take longer are logged.' }),
  METRICS_TOKEN: text({ default: undefined, desc: 'Allows other machines to read /metrics.' }),
  SESSION_IDLE_DAYS: integer(1, 365)({ default: 7, desc: 'A session ends after so many days without use.' }),
  SESSION_DAYS: integer(1, 365)({ default: 30, desc: 'A session ends after so many days.' }),
  ORDER_CONFIRMATION_DAYS: integer(
    1,
    365,
  )({ default: 3, desc: 'A direct order that its seller has not confirmed by then is cancelled.' }),
  RATE_LIMITS: oneOf('on', 'off', 'auto')({ default: 'auto', desc: 'Whether requests are limited.' }),
  LIMIT_LOGIN_FAILURES: integer(1)({
    default: 10,
    desc: 'Failed logins of an account in 15 minutes, from unknown devices together and from each known one.',
  }),
  LIMIT_LOGIN_FAILURES_PER_MINUTE: integer(1)({ default: 30, desc: 'Failed logins of an address in a minute.' }),
  LIMIT_REGISTRATIONS_PER_HOUR: integer(1)({ default: 10, desc: 'Registrations of an address in an hour.' }),
  LIMIT_LINK_EMAILS_PER_HOUR: integer(1)({ default: 5, desc: 'Emails with a link to one account in an hour.' }),
  LIMIT_LINK_EMAILS_PER_ADDRESS: integer(1)({
    default: 20,
    desc: 'Emails with a link that an address may request in an hour.',
  }),
  LIMIT_POINTS_PER_ADDRESS: points({ default: 30_000, desc: 'Cost points of an address in a minute.' }),
  LIMIT_POINTS_PER_MEMBER: points({ default: 60_000, desc: 'Cost points of a member in a minute.' }),
  LIMIT_POINTS_PER_API_KEY: points({ default: 30_000, desc: 'Cost points of an API key in a minute.' }),
  LIMIT_STATEMENTS_AT_ONCE: integer(1)({ default: 2, desc: 'Statements of a caller at the same time.' }),
  LIMIT_EXPENSIVE_POINTS: integer(1)({ default: 200, desc: 'Operations of so many points take turns.' }),
  LIMIT_EXPENSIVE_AT_ONCE: integer(1)({ default: 1, desc: 'Expensive operations at the same time.' }),
  LIMIT_BIDS_PER_SECOND: integer(1)({ default: 50, desc: 'Bids of a member in a second.' }),
  LIMIT_SOCKETS_PER_ADDRESS: integer(1)({ default: 20, desc: 'Open sockets of an address.' }),
  LIMIT_SOCKETS_PER_MEMBER: integer(1)({ default: 10, desc: 'Open sockets of a member.' }),
  LIMIT_SOCKET_MESSAGES_PER_SECOND: integer(1)({ default: 20, desc: 'Messages on a socket in a second.' }),
  LIMIT_SOCKET_OUTGOING_BYTES: bytes({ default: 1_048_576, desc: 'Bytes that may wait for the client of a socket.' }),
};

/** Admins do not see these, because they are secrets or addresses that may contain a password. */
const secrets: ReadonlySet<string> = new Set<keyof typeof table>([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'SECRET_KEY',
  'PREVIOUS_SECRET_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
]);

export const readSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const given = withoutEmpty(environment);
  const env = cleanEnv(given, table, { reporter: refuseWrongSettings });
  const embedded = env.DATABASE_URL === undefined;
  if (!embedded && env.SECRET_KEY === undefined)
    throw new StartRefused('SECRET_KEY is needed when DATABASE_URL is set, equal on all instances.');
  const databaseDirectUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const seed = env.SEED ?? (embedded ? 'demo' : 'catalogue');
  /** Demo accounts have public passwords, so a server that may have them listens on this machine only. */
  const host = env.HOST ?? (embedded || seed === 'demo' ? '127.0.0.1' : '0.0.0.0');

  return {
    ...inCamelCase(env, ''),
    /** For admins. */
    inForce: settingsInForce(table, secrets, given, { ...env, HOST: host, SEED: seed }),
    host,
    databaseDirectUrl,
    databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? databaseDirectUrl,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    webDir: resolve(repositoryRoot, env.WEB_DIR),
    seed,
    prepared: env.PREPARED === 'on',
    /** Without an SMTP server, links such as those for a new password are logged, if nobody else can reach this server. */
    logsEmailLinks: embedded && LOOPBACK.test(host),
    webhooksAllowLoopback: env.WEBHOOKS_ALLOW_LOOPBACK === 'on',
    session: inCamelCase(env, 'SESSION_'),
    limits: inCamelCase(env, 'LIMIT_'),
  };
};

/** A server that others can reach must know its own address, because the Host header of a request cannot be trusted. */
export const refuseWithoutPublicUrl = (settings: Settings): Settings => {
  if (settings.publicUrl !== undefined || LOOPBACK.test(settings.host)) return settings;
  throw new StartRefused(
    `PUBLIC_URL is needed, such as https://market.example, because the server listens on ${settings.host}; or set HOST to 127.0.0.1.`,
  );
};

/**
 * Whether this is the demo market on one's own machine: the embedded database with its published accounts, which only this machine can
 * reach. Its staff may do without a second factor.
 */
export const isDemoServer = ({ databaseUrl, seed, host, publicUrl, trustProxy }: Settings): boolean =>
  databaseUrl === undefined &&
  seed === 'demo' &&
  trustProxy === false &&
  LOOPBACK.test(host) &&
  (publicUrl === undefined || LOOPBACK.test(new URL(publicUrl).hostname));
