import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';
import type { ClientBase } from 'pg';

const KEY_BYTES = 64;

/** Encrypts secrets, each bound to its record, so that a copy of the database does not reveal them. */
export class SealedSecrets {
  private readonly key: Uint8Array;

  /** Each `purpose` has a key of its own. */
  constructor(secretKey: string | Buffer, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));
  }

  seal(recordId: string, secret: string): string {
    return Buffer.from(this.cipher(recordId).encrypt(Buffer.from(secret))).toString('base64url');
  }

  /** Undefined if the secret was sealed for another record or with another key. */
  open(recordId: string, sealed: string): string | undefined {
    return this.opener(recordId)(sealed);
  }

  /** Opens secrets of one record: setting up its key takes longer than opening a secret. */
  opener(recordId: string): (sealed: string) => string | undefined {
    const cipher = this.cipher(recordId);
    return (sealed) => {
      try {
        return Buffer.from(cipher.decrypt(Buffer.from(sealed, 'base64url'))).toString();
      } catch {
        return undefined;
      }
    };
  }

  private cipher(recordId: string) {
    return aessiv(this.key, Buffer.from(recordId));
  }
}

interface SealedColumn {
  table: string;
  /** The column with the id that a secret is bound to. */
  id: string;
  column: string;
}

/** Seals the secrets of a column with another key. Returns the number of those that cannot be opened, which stay as they are. */
export const reseal = async (
  client: ClientBase,
  { table, id, column }: SealedColumn,
  from: SealedSecrets,
  to: SealedSecrets,
): Promise<number> => {
  const { rows } = await client.query<{ id: string; sealed: string }>(
    `select ${id} as id, ${column} as sealed from ${table} where ${column} is not null for update`,
  );
  const readable = rows.flatMap((row) => {
    const secret = from.open(row.id, row.sealed);
    return secret === undefined ? [] : [{ id: row.id, sealed: to.seal(row.id, secret) }];
  });
  await client.query(
    `update ${table} set ${column} = next.sealed
     from jsonb_to_recordset($1::jsonb) as next (id uuid, sealed text) where ${table}.${id} = next.id`,
    [JSON.stringify(readable)],
  );
  return rows.length - readable.length;
};
