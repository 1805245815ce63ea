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
import { hidden, settingsInForce, shown, validatorsOf } from './settingsInForce.ts';
import { StartRefused } from './startRefused.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The same folder from `api/src` and from the compiled `api/dist`. */
const repositoryRoot = resolve(import.meta.dirname, '../..');

export type Settings = ReturnType<typeof readSettings>;

const optional = { default: undefined };
const postgres = url('postgres:', 'postgresql:');
const http = url('http:', 'https:');

/** Each setting with what admins read about it; secrets and addresses that may contain a password are hidden from them. */
const table = {
  NODE_ENV: shown('Production or development.', oneOf('production', 'development', 'test')({ default: 'development' })),
  LOG_LEVEL: shown(
    'The least important messages that are logged.',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')({ default: 'info' }),
  ),
  PORT: shown('The port that the server listens on.', integer(0, 65_535)({ default: 4000 })),
  HOST: shown('The address that the server listens on.', text(optional)),
  PUBLIC_URL: shown('The address of the market on the internet.', origin(optional)),
  TRUST_PROXY: shown('Which proxies may tell the address of a caller.', proxies({ default: false })),
  DATABASE_URL: hidden('The database; without it, the embedded one.', postgres(optional)),
  DATABASE_DIRECT_URL: hidden('The way to the database past a pooler.', postgres(optional)),
  DATABASE_MIGRATION_URL: hidden('The database as the owner of the tables.', postgres(optional)),
  DRAIN_SECONDS: shown(
    'How long a stopping server goes on serving while it reports that it is not ready.',
    integer(0, 600)({ default: 0 }),
  ),
  SECRET_KEY: hidden(
    'What the keys of the market are derived from.',
    secret({
      default: undefined,
      requiredWhen: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
      desc: 'is needed when DATABASE_URL is set, equal on all instances',
    }),
  ),
  PREVIOUS_SECRET_KEY: hidden('The former secret, while it is being replaced.', text(optional)),
  DATA_DIR: shown('The folder of the embedded database.', text({ default: '.data' })),
  WEB_DIR: shown('The folder of the web app.', text({ default: 'web/dist' })),
  SEED: shown('What an empty database is filled with.', oneOf('demo', 'catalogue', 'none')(optional)),
  PREPARED: shown(
    'Whether statements are prepared, which some poolers do not support.',
    oneOf('on', 'off')({ default: 'on' }),
  ),
  SMTP_URL: hidden('The mail server; without it, no email is sent.', url('smtp:', 'smtps:')(optional)),
  MAIL_FROM: shown('The sender of emails.', text({ default: 'Feedstock <no-reply@feedstock.example>' })),
  AI_BASE_URL: hidden('The language model that suggests materials for a search.', http(optional)),
  AI_API_KEY: hidden('The key of the language model.', text(optional)),
  AI_MODEL: shown(
    'The name of the language model.',
    text({
      default: undefined,
      requiredWhen: ({ AI_BASE_URL }) => AI_BASE_URL !== undefined,
      desc: 'is needed when AI_BASE_URL is set',
    }),
  ),
  AI_QUESTIONS_PER_HOUR: shown(
    'Searches of a member that the language model sees in an hour.',
    integer(1)({ default: 60 }),
  ),
  WEBHOOKS_ALLOW_LOOPBACK: shown(
    'Whether webhooks may have addresses of this machine, for development.',
    oneOf('on', 'off')({ default: 'off' }),
  ),
  METRICS_TOKEN: hidden('Allows other machines to read /metrics.', text(optional)),
  SESSION_IDLE_DAYS: shown('A session ends after so many days without use.', integer(1, 365)({ default: 7 })),
  SESSION_DAYS: shown('A session ends after so many days.', integer(1, 365)({ default: 30 })),
  ORDER_CONFIRMATION_DAYS: shown(
    'A direct order that its seller has not confirmed by then is cancelled.',
    integer(1, 365)({ default: 3 }),
  ),
  RATE_LIMITS: shown('Whether requests are limited.', oneOf('on', 'off', 'auto')({ default: 'auto' })),
  LIMIT_LOGIN_FAILURES: shown(
    'Failed logins of an account in 15 minutes, from unknown devices together and from each known one.',
    integer(1)({ default: 10 }),
  ),
  LIMIT_LOGIN_FAILURES_PER_MINUTE: shown('Failed logins of an address in a minute.', integer(1)({ default: 30 })),
  LIMIT_REGISTRATIONS_PER_HOUR: shown('Registrations of an address in an hour.', integer(1)({ default: 10 })),
  LIMIT_LINK_EMAILS_PER_HOUR: shown('Emails with a link to one account in an hour.', integer(1)({ default: 5 })),
  LIMIT_LINK_EMAILS_PER_ADDRESS: shown(
    'Emails with a link that an address may request in an hour.',
    integer(1)({ default: 20 }),
  ),
  LIMIT_POINTS_PER_ADDRESS: shown(
    'Cost points of an address in a minute.',
    integer(1, 1_000_000_000)({ default: 30_000 }),
  ),
  LIMIT_POINTS_PER_MEMBER: shown(
    'Cost points of a member in a minute.',
    integer(1, 1_000_000_000)({ default: 60_000 }),
  ),
  LIMIT_POINTS_PER_API_KEY: shown(
    'Cost points of an API key in a minute.',
    integer(1, 1_000_000_000)({ default: 30_000 }),
  ),
  LIMIT_STATEMENTS_AT_ONCE: shown('Statements of a caller at the same time.', integer(1)({ default: 2 })),
  LIMIT_EXPENSIVE_POINTS: shown('Operations of so many points take turns.', integer(1)({ default: 200 })),
  LIMIT_EXPENSIVE_AT_ONCE: shown('Expensive operations at the same time.', integer(1)({ default: 1 })),
  LIMIT_BIDS_PER_SECOND: shown('Bids of a member in a second.', integer(1)({ default: 50 })),
  LIMIT_SOCKETS_PER_ADDRESS: shown('Open sockets of an address.', integer(1)({ default: 20 })),
  LIMIT_SOCKETS_PER_MEMBER: shown('Open sockets of a member.', integer(1)({ default: 10 })),
  LIMIT_SOCKET_MESSAGES_PER_SECOND: shown('Messages on a socket in a second.', integer(1)({ default: 20 })),
  LIMIT_SOCKET_OUTGOING_BYTES: shown(
    'Bytes that may wait for the client of a socket.',
    integer(65_536, 1_073_741_824)({ default: 1_048_576 }),
  ),
};

export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const given = withoutEmpty(environment);
  const env = cleanEnv(given, validatorsOf(table), { reporter: refuseWrongSettings });
  const embedded = env.DATABASE_URL === undefined;
  const databaseDirectUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const seed = env.SEED ?? (embedded ? 'demo' : 'catalogue');

  /** Demo accounts have public passwords, so a server that may have them listens on this machine only. */
  const host = env.HOST ?? (embedded || seed === 'demo' ? '127.0.0.1' : '0.0.0.0');

  return {
    /** For admins. */
    inForce: settingsInForce(table, given, { ...env, HOST: host, SEED: seed }),
    environment: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,

    /** 0: any free port. */
    port: env.PORT,
    host,
    /** Undefined: http://localhost with the port. */
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,

    /** How long a server that stops goes on serving while `/readyz` says that it is not ready. */
    drainSeconds: env.DRAIN_SECONDS,

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
