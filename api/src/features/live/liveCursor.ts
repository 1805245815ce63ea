import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { badInput } from '../../errors.ts';

const NONCE = 12;
const TAG = 16;
const DIGITS = 10;

/**
 * Places in an auction's stream, told only in cipher: the number of an event says how many hidden ones came before it. Bound to who
 * may use it; the same place always gives the same text, so that it can be shared by all of one kind.
 */
export class LiveCursors {
  private readonly key: KeyObject;

  constructor(key: Buffer) {
    // Made once: of bytes, it would be made for each cursor anew, at four times the cost of all the rest.
    this.key = createSecretKey(key);
  }

  write(auctionId: string, seq: number, kind: string): string {
    // Of one length whatever the number, which the length would else hint at.
    const plain = Buffer.from(`${auctionId} ${String(seq).padStart(DIGITS, '0')}`);
    const nonce = createHmac('sha256', this.key).update(kind).update(plain).digest().subarray(0, NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(kind));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  read(cursor: string, kinds: readonly string[]): { auctionId: string; seq: number } {
    for (const kind of kinds) {
      const place = this.open(cursor, kind);
      if (place) return place;
    }
    throw badInput('The cursor in "after" is not one of this stream.', { after: 'is not a cursor of this stream' });
  }

  private open(cursor: string, kind: string): { auctionId: string; seq: number } | null {
    try {
      const bytes = Buffer.from(cursor, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE)).setAAD(Buffer.from(kind));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const [auctionId = '', seq = ''] = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
        .toString()
        .split(' ');
      return { auctionId, seq: Number(seq) };
    } catch {
      return null;
    }
  }
}
