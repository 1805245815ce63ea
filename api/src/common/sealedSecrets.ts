import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';

const KEY_BYTES = 64;

/** A sealed secret and the id of its record. */
export interface Sealed {
  id: string;
  sealed: string;
}

/** Encrypts secrets, each bound to its record, so that a copy of the database does not reveal them. */
export abstract class SealedSecrets {
  private readonly key: Uint8Array;

  /** Each `purpose` has a key of its own. */
  protected constructor(secretKey: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));
  }

  seal(recordId: string, secret: string): string {
    return Buffer.from(this.cipher(recordId).encrypt(Buffer.from(secret))).toString('base64url');
  }

  /** Undefined if the secret was sealed for another record or with another key. */
  open(recordId: string, sealed: string): string | undefined {
    try {
      return Buffer.from(this.cipher(recordId).decrypt(Buffer.from(sealed, 'base64url'))).toString();
    } catch {
      return undefined;
    }
  }

  private cipher(recordId: string) {
    return aessiv(this.key, Buffer.from(recordId));
  }
}

/** Seals secrets with another key. Leaves out those that cannot be opened. */
export const resealed = (rows: readonly Sealed[], from: SealedSecrets, to: SealedSecrets): Sealed[] =>
  rows.flatMap(({ id, sealed }) => {
    const secret = from.open(id, sealed);
    return secret === undefined ? [] : [{ id, sealed: to.seal(id, secret) }];
  });
