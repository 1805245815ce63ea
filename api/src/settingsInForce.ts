// What admins see of the settings. A value that may contain a password never leaves the server.

export interface SettingInForce {
  name: string;
  /** Null if unset or secret. */
  value: string | null;
  isSecret: boolean;
  isSet: boolean;
  source: 'environment' | 'default';
  description: string;
}

/** Secrets, and addresses that may contain a user name and a password. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'SECRET_KEY',
  'PREVIOUS_SECRET_KEY',
  'SMTP_URL',
  'AI_BASE_URL',
  'AI_API_KEY',
  'METRICS_TOKEN',
]);

const descriptions = {
  NODE_ENV: 'Production or development.',
  LOG_LEVEL: 'The least important messages that are logged.',
  PORT: 'The port that the server listens on.',
  HOST: 'The address that the server listens on.',
  PUBLIC_URL: 'The address of the market on the internet.',
  TRUST_PROXY: 'Which proxies may tell the address of a caller.',
  DATABASE_URL: 'The database; without it, the embedded one.',
  DATABASE_DIRECT_URL: 'The way to the database past a pooler.',
  DATABASE_MIGRATION_URL: 'The database as the owner of the tables.',
  SECRET_KEY: 'What the keys of the market are derived from.',
  PREVIOUS_SECRET_KEY: 'The former secret, while it is being replaced.',
  DATA_DIR: 'The folder of the embedded database.',
  WEB_DIR: 'The folder of the web app.',
  SEED: 'What an empty database is filled with.',
  PREPARED: 'Whether statements are prepared, which some poolers do not support.',
  SMTP_URL: 'The mail server; without it, no email is sent.',
  MAIL_FROM: 'The sender of emails.',
  AI_BASE_URL: 'The language model that suggests materials for a search.',
  AI_API_KEY: 'The key of the language model.',
  AI_MODEL: 'The name of the language model.',
  AI_QUESTIONS_PER_HOUR: 'Searches of a member that the language model sees in an hour.',
  WEBHOOKS_ALLOW_LOOPBACK: 'Whether webhooks may have addresses of this machine, for development.',
  METRICS_TOKEN: 'Allows other machines to read /metrics.',
  SESSION_IDLE_DAYS: 'A session ends after so many days without use.',
  SESSION_DAYS: 'A session ends after so many days.',
  ORDER_CONFIRMATION_DAYS: 'A direct order that its seller has not confirmed by then is cancelled.',
  RATE_LIMITS: 'Whether requests are limited.',
  LIMIT_LOGIN_FAILURES:
    'Failed logins of an account in 15 minutes, from unknown devices together and from each known one.',
  LIMIT_LOGIN_FAILURES_PER_MINUTE: 'Failed logins of an address in a minute.',
  LIMIT_REGISTRATIONS_PER_HOUR: 'Registrations of an address in an hour.',
  LIMIT_LINK_EMAILS_PER_HOUR: 'Emails with a link to one account in an hour.',
  LIMIT_LINK_EMAILS_PER_ADDRESS: 'Emails with a link that an address may request in an hour.',
  LIMIT_POINTS_PER_ADDRESS: 'Cost points of an address in a minute.',
  LIMIT_POINTS_PER_MEMBER: 'Cost points of a member in a minute.',
  LIMIT_POINTS_PER_API_KEY: 'Cost points of an API key in a minute.',
  LIMIT_STATEMENTS_AT_ONCE: 'Statements of a caller at the same time.',
  LIMIT_EXPENSIVE_POINTS: 'Operations of so many points take turns.',
  LIMIT_EXPENSIVE_AT_ONCE: 'Expensive operations at the same time.',
  LIMIT_BIDS_PER_SECOND: 'Bids of a member in a second.',
  LIMIT_SOCKETS_PER_ADDRESS: 'Open sockets of an address.',
  LIMIT_SOCKETS_PER_MEMBER: 'Open sockets of a member.',
  LIMIT_SOCKET_MESSAGES_PER_SECOND: 'Messages on a socket in a second.',
  LIMIT_SOCKET_OUTGOING_BYTES: 'Bytes that may wait for the client of a socket.',
};

export type SettingName = keyof typeof descriptions;

/** Every setting with its value. `given` is the environment, `read` the value in force. */
export const settingsInForce = (
  given: Readonly<Record<string, string>>,
  read: Readonly<Record<SettingName, unknown>>,
): SettingInForce[] =>
  Object.entries(descriptions).map(([name, description]) => {
    const value = read[name as SettingName];
    const isSecret = SECRET.has(name);
    return {
      name,
      value: isSecret || value === undefined || value === null ? null : String(value),
      isSecret,
      isSet: value !== undefined && value !== null,
      source: name in given ? 'environment' : 'default',
      description,
    };
  });
