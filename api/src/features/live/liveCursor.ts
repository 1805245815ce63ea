import { hkdfSync } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';
import { badInput } from '../../common/errors.ts';

const DIGITS = 10;
const KEY_BYTES = 64;

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

  /** Reads cursors written for one of these kinds of viewers. Setting up a key takes longer than reading a cursor. */
  reader(kinds: readonly string[]): (cursor: string) => Position {
    const ciphers = kinds.map((kind) => this.cipher(kind));
    return (cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      for (const cipher of ciphers) {
        const position = open(bytes, cipher);
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
