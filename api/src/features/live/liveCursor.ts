import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';
import { badInput } from '../../errors.ts';

const DIGITS = 10;
const KEY_BYTES = 64;
/** Cursors of version 0.1.0 used another cipher and had this length. */
const OLD_CURSOR_BYTES = 75;

type Cipher = ReturnType<typeof aessiv>;

interface Position {
  auctionId: string;
  seq: number;
}

/**
 * Positions in the logs of auctions. They are encrypted, because an event's number reveals how many hidden events precede it, and
 * bound to a kind of viewer. The same position always gives the same cursor, so that viewers of one kind can share a frame.
 */
export class LiveCursors {
  private readonly key: Uint8Array;

  constructor(secret: string | Buffer) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'feedstock live cursor', KEY_BYTES));
  }

  write(auctionId: string, seq: number, kind: string): string {
    // Padded, because the length would reveal the order of magnitude.
    const plain = Buffer.from(`${auctionId} ${String(seq).padStart(DIGITS, '0')}`);
    return Buffer.from(this.cipher(kind).encrypt(plain)).toString('base64url');
  }

  /**
   * Reads cursors written for one of these kinds of viewers; null for a cursor of version 0.1.0, whose subscription begins at the
   * present. Ciphers are kept between cursors, because setting up a key takes longer than reading a cursor.
   */
  reader(kinds: readonly string[]): (cursor: string) => Position | null {
    const ciphers = new Map<string, Cipher>();
    const cipherOf = (kind: string): Cipher => {
      const cipher = ciphers.get(kind) ?? this.cipher(kind);
      ciphers.set(kind, cipher);
      return cipher;
    };
    return (cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length === OLD_CURSOR_BYTES) return null;
      for (const kind of kinds) {
        const position = open(bytes, cipherOf(kind));
        if (position) return position;
      }
      throw badInput('The cursor in "after" does not belong to this subscription.', {
        after: 'is not a cursor of this subscription',
      });
    };
  }

  private cipher(kind: string): Cipher {
    return aessiv(this.key, Buffer.from(kind));
  }
}

const open = (bytes: Buffer, cipher: Cipher): Position | null => {
  try {
    const [auctionId = '', seq = ''] = Buffer.from(cipher.decrypt(bytes)).toString().split(' ');
    return { auctionId, seq: Number(seq) };
  } catch {
    return null;
  }
};
