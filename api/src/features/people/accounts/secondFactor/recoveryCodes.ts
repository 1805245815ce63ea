import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { returnsRow } from '../../../../database/execute.ts';

const RECOVERY_CODES = 10;
const LENGTH = 16;
/** Crockford's base 32: no letter that looks like a digit or another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random bits in groups of four characters: `3f7k-…`. */
const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Accepts letters that Crockford's base 32 leaves out for the digits they look like. */
const plain = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** The codes are random and long, so a fast hash without salt suffices. */
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');

/** Replaces all recovery codes of the account. They are returned once; only hashes are stored. */
export const renewRecoveryCodes = async (em: EntityManager, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await em.execute('delete from recovery_code where user_id = ?', [userId]);
  await em.execute(
    `insert into recovery_code (user_id, code_hash) select ?, hash from jsonb_array_elements_text(?::jsonb) as hash`,
    [userId, JSON.stringify(codes.map(hashOf))],
  );
  return codes;
};

/** Uses up a code; false if the account has no such code, or it was used before. */
export const useRecoveryCode = (em: EntityManager, userId: string, code: string): Promise<boolean> =>
  returnsRow(
    em,
    `update recovery_code set used_at = clock_timestamp() where user_id = ? and code_hash = ? and used_at is null returning user_id`,
    [userId, hashOf(code)],
  );
