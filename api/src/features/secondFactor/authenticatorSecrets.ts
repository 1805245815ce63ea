import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';

const KEY_BYTES = 64;

/** Encrypts the secrets of authenticator apps, each bound to its account, so that a copy of the database does not reveal them. */
export class AuthenticatorSecrets {
  private readonly key: Uint8Array;

  constructor(secretKey: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'feedstock authenticator secrets', KEY_BYTES));
  }

  seal(userId: string, secret: string): string {
    return Buffer.from(this.cipher(userId).encrypt(Buffer.from(secret))).toString('base64url');
  }

  /** Undefined if the secret was sealed for another account or with another key. */
  open(userId: string, sealed: string): string | undefined {
    try {
      return Buffer.from(this.cipher(userId).decrypt(Buffer.from(sealed, 'base64url'))).toString();
    } catch {
      return undefined;
    }
  }

  private cipher(userId: string) {
    return aessiv(this.key, Buffer.from(userId));
  }
}
