// Every setting of the server: the environment, read once and typed. A wrong value stops the start with one line.
import { resolve } from 'node:path';
import { SettingsReader } from './settingsReader.ts';
import { StartRefused } from './startRefused.ts';

/** The same from `api/src` and from the compiled `api/dist`. */
const repositoryRoot = resolve(import.meta.dirname, '../..');

export type Settings = ReturnType<typeof readSettings>;

/** An empty variable counts as unset: Compose files pass those. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const reader = new SettingsReader(environment);
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const embedded = databaseUrl === undefined;
  const seed = reader.word('SEED', ['demo', 'catalogue', 'none'], embedded ? 'demo' : 'catalogue');
  const aiBaseUrl = reader.url('AI_BASE_URL', ['http:', 'https:']);

  return {
    environment: reader.word('NODE_ENV', ['production', 'development', 'test'], 'development'),
    logLevel: reader.word('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),

    /** 0: any free port. */
    port: reader.count('PORT', 4000, 0, 65_535),
    /** Demo accounts have known passwords, so while they may exist nobody else on the network is let in. */
    host: reader.text('HOST') ?? (embedded || seed === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    /** Undefined: http://localhost with the port that was given. */
    publicUrl: reader.origin('PUBLIC_URL'),
    trustProxy: reader.proxies('TRUST_PROXY'),

    /** Undefined: the embedded PostgreSQL, in `dataDir`. */
    databaseUrl,
    /** The owner of the tables, where the application's own role is another. */
    databaseMigrationUrl: reader.url('DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:']) ?? databaseUrl,
    dataDir: resolve(repositoryRoot, reader.text('DATA_DIR') ?? '.data'),
    /** Where the built web app lies. */
    webDir: resolve(repositoryRoot, reader.text('WEB_DIR') ?? 'web/dist'),
    seed,
    /** Named statements; off behind a pooler that does not carry them. */
    prepared: reader.word('PREPARED', ['on', 'off'], 'on') === 'on',

    /** Undefined: messages stay in the market and are not sent by e-mail. */
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: reader.text('MAIL_FROM') ?? 'Feedstock <no-reply@feedstock.example>',
    /** Undefined: searches are understood by the catalogue alone. */
    ai: aiBaseUrl
      ? { baseUrl: aiBaseUrl, apiKey: reader.text('AI_API_KEY'), model: reader.required('AI_MODEL', 'AI_BASE_URL') }
      : undefined,
    /** Whoever presents it may read /metrics from elsewhere than this machine. */
    metricsToken: reader.text('METRICS_TOKEN'),

    session: { idleDays: reader.count('SESSION_IDLE_DAYS', 7, 1, 365), days: reader.count('SESSION_DAYS', 30, 1, 365) },
    /** How long the seller of a direct order has to confirm it before it is cancelled. */
    orderConfirmationDays: reader.count('ORDER_CONFIRMATION_DAYS', 3, 1, 365),
    /** auto: on, except for callers on this machine outside production. */
    rateLimits: reader.word('RATE_LIMITS', ['on', 'off', 'auto'], 'auto'),
    limits: {
      loginFailuresPerAccount: reader.count('LIMIT_LOGIN_FAILURES', 5, 1),
      loginFailuresPerMinute: reader.count('LIMIT_LOGIN_FAILURES_PER_MINUTE', 30, 1),
      registrationsPerHour: reader.count('LIMIT_REGISTRATIONS_PER_HOUR', 100, 1),
      /** Points a minute, see `limits/costTable.ts`. */
      pointsPerAddress: reader.count('LIMIT_POINTS_PER_ADDRESS', 30_000, 1, 1_000_000_000),
      pointsPerMember: reader.count('LIMIT_POINTS_PER_MEMBER', 60_000, 1, 1_000_000_000),
      /** Statements that one caller may have under way at once. */
      statementsAtOnce: reader.count('LIMIT_STATEMENTS_AT_ONCE', 2, 1),
      /** Statements of operations of at least so many points share a limit, so that they never take all processors or connections. */
      expensivePoints: reader.count('LIMIT_EXPENSIVE_POINTS', 200, 1),
      expensiveAtOnce: reader.count('LIMIT_EXPENSIVE_AT_ONCE', 1, 1),
      bidsPerSecond: reader.count('LIMIT_BIDS_PER_SECOND', 50, 1),
      socketsPerAddress: reader.count('LIMIT_SOCKETS_PER_ADDRESS', 20, 1),
      socketsPerMember: reader.count('LIMIT_SOCKETS_PER_MEMBER', 10, 1),
      socketMessagesPerSecond: reader.count('LIMIT_SOCKET_MESSAGES_PER_SECOND', 20, 1),
      /** Bytes that may wait for one socket's client to read them. */
      socketOutgoingBytes: reader.count('LIMIT_SOCKET_OUTGOING_BYTES', 1_048_576, 65_536, 1_073_741_824),
    },
  };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** A server that others can reach must know its own address: what a caller calls it is not to be believed. */
export const refuseWithoutPublicUrl = (settings: Settings): Settings => {
  if (settings.publicUrl !== undefined || LOOPBACK.test(settings.host)) return settings;
  throw new StartRefused(
    `PUBLIC_URL is needed, such as https://market.example, because the server listens on ${settings.host}; or set HOST to 127.0.0.1.`,
  );
};
