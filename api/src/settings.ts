// All settings of the server, read once from the environment and typed. Wrong values stop the start.
import { resolve } from 'node:path';
import { cleanEnv } from 'envalid';
import {
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
import { StartRefused } from './startRefused.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The same folder from `api/src` and from the compiled `api/dist`. */
const repositoryRoot = resolve(import.meta.dirname, '../..');

export type Settings = ReturnType<typeof readSettings>;

const optional = { default: undefined };
const postgres = url('postgres:', 'postgresql:');
const http = url('http:', 'https:');

const variables = {
  NODE_ENV: oneOf('production', 'development', 'test')({ default: 'development' }),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')({ default: 'info' }),
  PORT: integer(0, 65_535)({ default: 4000 }),
  HOST: text(optional),
  PUBLIC_URL: origin(optional),
  TRUST_PROXY: proxies({ default: false }),
  DATABASE_URL: postgres(optional),
  DATABASE_DIRECT_URL: postgres(optional),
  DATABASE_MIGRATION_URL: postgres(optional),
  SECRET_KEY: secret({
    default: undefined,
    requiredWhen: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
    desc: 'is needed when DATABASE_URL is set, equal on all instances',
  }),
  PREVIOUS_SECRET_KEY: text(optional),
  DATA_DIR: text({ default: '.data' }),
  WEB_DIR: text({ default: 'web/dist' }),
  SEED: oneOf('demo', 'catalogue', 'none')(optional),
  PREPARED: oneOf('on', 'off')({ default: 'on' }),
  SMTP_URL: url('smtp:', 'smtps:')(optional),
  MAIL_FROM: text({ default: 'Feedstock <no-reply@feedstock.example>' }),
  AI_BASE_URL: http(optional),
  AI_API_KEY: text(optional),
  AI_MODEL: text({
    default: undefined,
    requiredWhen: ({ AI_BASE_URL }) => AI_BASE_URL !== undefined,
    desc: 'is needed when AI_BASE_URL is set',
  }),
  AI_QUESTIONS_PER_HOUR: integer(1)({ default: 60 }),
  WEBHOOKS_ALLOW_LOOPBACK: oneOf('on', 'off')({ default: 'off' }),
  METRICS_TOKEN: text(optional),
  SESSION_IDLE_DAYS: integer(1, 365)({ default: 7 }),
  SESSION_DAYS: integer(1, 365)({ default: 30 }),
  ORDER_CONFIRMATION_DAYS: integer(1, 365)({ default: 3 }),
  RATE_LIMITS: oneOf('on', 'off', 'auto')({ default: 'auto' }),
  LIMIT_LOGIN_FAILURES: integer(1)({ default: 10 }),
  LIMIT_LOGIN_FAILURES_PER_MINUTE: integer(1)({ default: 30 }),
  LIMIT_REGISTRATIONS_PER_HOUR: integer(1)({ default: 10 }),
  LIMIT_LINK_EMAILS_PER_HOUR: integer(1)({ default: 5 }),
  LIMIT_LINK_EMAILS_PER_ADDRESS: integer(1)({ default: 20 }),
  LIMIT_POINTS_PER_ADDRESS: integer(1, 1_000_000_000)({ default: 30_000 }),
  LIMIT_POINTS_PER_MEMBER: integer(1, 1_000_000_000)({ default: 60_000 }),
  LIMIT_POINTS_PER_API_KEY: integer(1, 1_000_000_000)({ default: 30_000 }),
  LIMIT_STATEMENTS_AT_ONCE: integer(1)({ default: 2 }),
  LIMIT_EXPENSIVE_POINTS: integer(1)({ default: 200 }),
  LIMIT_EXPENSIVE_AT_ONCE: integer(1)({ default: 1 }),
  LIMIT_BIDS_PER_SECOND: integer(1)({ default: 50 }),
  LIMIT_SOCKETS_PER_ADDRESS: integer(1)({ default: 20 }),
  LIMIT_SOCKETS_PER_MEMBER: integer(1)({ default: 10 }),
  LIMIT_SOCKET_MESSAGES_PER_SECOND: integer(1)({ default: 20 }),
  LIMIT_SOCKET_OUTGOING_BYTES: integer(65_536, 1_073_741_824)({ default: 1_048_576 }),
};

export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const given = withoutEmpty(environment);
  const env = cleanEnv(given, variables, { reporter: refuseWrongSettings });
  const embedded = env.DATABASE_URL === undefined;
  const databaseDirectUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const seed = env.SEED ?? (embedded ? 'demo' : 'catalogue');

  /** Demo accounts have public passwords, so a server that may have them listens on this machine only. */
  const host = env.HOST ?? (embedded || seed === 'demo' ? '127.0.0.1' : '0.0.0.0');

  return {
    /** For admins. */
    inForce: settingsInForce(given, { ...env, HOST: host, SEED: seed }),
    environment: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,

    /** 0: any free port. */
    port: env.PORT,
    host,
    /** Undefined: http://localhost with the port. */
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,

    /** Undefined: the embedded PostgreSQL, in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** The same role without a pooler in between, for LISTEN, session locks and migrations. */
    databaseDirectUrl,
    /** Connects as the owner of the tables, if the application has a role of its own. */
    databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? databaseDirectUrl,
    /** What the market's keys are derived from. Undefined: a file in `dataDir`. */
    secretKey: env.SECRET_KEY,
    /** For `npm run rotate-key` only. */
    previousSecretKey: env.PREVIOUS_SECRET_KEY,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    /** The folder of the built web app. */
    webDir: resolve(repositoryRoot, env.WEB_DIR),
    seed,
    /** Named statements; off behind a pooler that does not support them. */
    prepared: env.PREPARED === 'on',

    /** Undefined: no emails are sent. */
    smtpUrl: env.SMTP_URL,
    /** Without an SMTP server, links such as those for a new password are logged, if nobody else can reach this server. */
    logsEmailLinks: embedded && LOOPBACK.test(host),
    mailFrom: env.MAIL_FROM,
    /** Undefined: searches use the catalogue alone. */
    ai:
      env.AI_BASE_URL !== undefined && env.AI_MODEL !== undefined
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            questionsPerHour: env.AI_QUESTIONS_PER_HOUR,
          }
        : undefined,
    /** Webhooks may have addresses of this machine, without https; for tests and development. */
    webhooksAllowLoopback: env.WEBHOOKS_ALLOW_LOOPBACK === 'on',
    /** Allows /metrics from other machines. */
    metricsToken: env.METRICS_TOKEN,

    session: { idleDays: env.SESSION_IDLE_DAYS, days: env.SESSION_DAYS },
    /** A direct order that its seller has not confirmed by then is cancelled. */
    orderConfirmationDays: env.ORDER_CONFIRMATION_DAYS,
    /** auto: on, except for callers on this machine outside production. */
    rateLimits: env.RATE_LIMITS,
    limits: {
      /** In 15 minutes: of all unknown devices together per account, of each known device, and of password changes. */
      loginFailures: env.LIMIT_LOGIN_FAILURES,
      /** Per address. */
      loginFailuresPerMinute: env.LIMIT_LOGIN_FAILURES_PER_MINUTE,
      registrationsPerHour: env.LIMIT_REGISTRATIONS_PER_HOUR,
      /** Emails for new passwords and addresses: per recipient. */
      linkEmailsPerHour: env.LIMIT_LINK_EMAILS_PER_HOUR,
      /** The same in an hour for each caller's address. */
      linkEmailsPerAddress: env.LIMIT_LINK_EMAILS_PER_ADDRESS,
      /** Points per minute, see `limits/costTable.ts`. */
      pointsPerAddress: env.LIMIT_POINTS_PER_ADDRESS,
      pointsPerMember: env.LIMIT_POINTS_PER_MEMBER,
      pointsPerApiKey: env.LIMIT_POINTS_PER_API_KEY,
      /** Statements that one caller may run at the same time. */
      statementsAtOnce: env.LIMIT_STATEMENTS_AT_ONCE,
      /** Operations of at least so many points share a limit, so that they never take all processors or connections. */
      expensivePoints: env.LIMIT_EXPENSIVE_POINTS,
      expensiveAtOnce: env.LIMIT_EXPENSIVE_AT_ONCE,
      bidsPerSecond: env.LIMIT_BIDS_PER_SECOND,
      socketsPerAddress: env.LIMIT_SOCKETS_PER_ADDRESS,
      socketsPerMember: env.LIMIT_SOCKETS_PER_MEMBER,
      socketMessagesPerSecond: env.LIMIT_SOCKET_MESSAGES_PER_SECOND,
      /** Bytes that may wait for a socket's client to read them. */
      socketOutgoingBytes: env.LIMIT_SOCKET_OUTGOING_BYTES,
    },
  };
}

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
