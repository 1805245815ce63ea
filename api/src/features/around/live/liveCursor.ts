import { badInput } from '../../../common/errors.ts';
import { SealedSecrets } from '../../../common/sealedSecrets.ts';

const DIGITS = 10;

interface Position {
  auctionId: string;
  seq: number;
}

/**
 * Positions in the logs of auctions. They are encrypted, because an event's number reveals how many hidden events precede it, and
 * bound to a kind of viewer. The same position always gives the same cursor, so that viewers of one kind can share a frame.
 */
export class LiveCursors {
  private readonly positions: SealedSecrets;

  constructor(secret: string | Buffer) {
    this.positions = new SealedSecrets(secret, 'feedstock live cursor');
  }

  write(auctionId: string, seq: number, kind: string): string {
    // Padded, because the length would reveal the order of magnitude.
    return this.positions.seal(kind, `${auctionId} ${String(seq).padStart(DIGITS, '0')}`);
  }

  /** Reads cursors written for one of these kinds of viewers. */
  reader(kinds: readonly string[]): (cursor: string) => Position {
    const openers = kinds.map((kind) => this.positions.opener(kind));
    return (cursor) => {
      for (const open of openers) {
        const [auctionId, seq] = open(cursor)?.split(' ') ?? [];
        if (auctionId !== undefined) return { auctionId, seq: Number(seq) };
      }
      throw badInput('The cursor in "after" does not belong to this subscription.', {
        after: 'is not a cursor of this subscription',
      });
    };
  }
}
