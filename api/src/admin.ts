// npm run admin: roles, passwords and second factors, for the operator. It works beside running servers.
import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { joinEmbedded } from './database/embedded.ts';
import {
  CommandRefused,
  grantRole,
  listStaff,
  passwordResetLink,
  resetFactor,
  revokeRole,
} from './features/around/staff/members/staffRoles.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { startFailure } from './startFailure.ts';
import { openMarketOrm } from './slices.ts';

const USAGE = `Usage:
  npm run admin -- grant <email> [--role admin|support]   gives an account the role, admin by default
  npm run admin -- revoke <email>                         takes the role away and ends the sessions
  npm run admin -- reset-password <email>                 prints a link that sets a new password
  npm run admin -- reset-factor <email>                   removes a lost second factor and ends the sessions
  npm run admin -- list                                   lists admins and support`;

type Command = (em: EntityManager, settings: Settings) => Promise<string>;

const commandIn = (args: string[]): Command => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } });
  const [name = '', email = '', ...more] = positionals;
  const { role } = values;
  if (more.length > 0 || (role !== undefined && name !== 'grant')) throw new CommandRefused(USAGE);
  if (name === 'list' && email === '') return listStaff;
  if (email === '') throw new CommandRefused(USAGE);
  if (name === 'grant') {
    const wanted = role ?? 'admin';
    if (wanted !== 'admin' && wanted !== 'support') throw new CommandRefused('The role must be admin or support.');
    return (em) => grantRole(em, email, wanted);
  }
  if (name === 'revoke') return (em) => revokeRole(em, email);
  if (name === 'reset-factor') return (em) => resetFactor(em, email);
  if (name === 'reset-password')
    return (em, { publicUrl, port }) => passwordResetLink(em, email, publicUrl ?? `http://localhost:${port}`);
  throw new CommandRefused(USAGE);
};

const run = async (): Promise<string> => {
  const command = commandIn(process.argv.slice(2));
  const settings = readSettings();
  const { databaseDirectUrl: url, dataDir } = settings;
  const embedded = url === undefined ? await joinEmbedded({ dataDir, log: () => undefined }) : undefined;
  try {
    const orm = await openMarketOrm(embedded?.app ?? { url: url as string });
    return await command(orm.em.fork(), settings).finally(() => orm.close());
  } finally {
    await embedded?.stop();
  }
};

const UNKNOWN_ARGUMENT = /^ERR_PARSE_ARGS/;

const explained = (error: unknown): string | undefined => {
  const { code = '', message } = error as Error & { code?: string };
  if (error instanceof CommandRefused) return message;
  return UNKNOWN_ARGUMENT.test(code) ? USAGE : startFailure(error);
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  console.error(explained(error) ?? error);
  process.exitCode = 1;
}
