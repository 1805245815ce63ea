import { LiveCursors } from './liveCursor.ts';

const AUCTION = '00000000-0000-7000-8000-000000000001';
const cursors = new LiveCursors(Buffer.alloc(32, 1));

describe('A live cursor', () => {
  it('can be decoded to its position', () => {
    const cursor = cursors.write(AUCTION, 42, 'visitor');
    expect(cursors.reader(['member', 'visitor'])(cursor)).toEqual({ auctionId: AUCTION, seq: 42 });
  });

  it('is read after others of any kind', () => {
    const read = cursors.reader(['member', 'visitor']);
    const seqs = [1, 2, 3, 4].map((seq) => read(cursors.write(AUCTION, seq, seq % 2 ? 'member' : 'visitor')).seq);
    expect(seqs).toEqual([1, 2, 3, 4]);
  });

  it('is the same for the same position and kind of viewer', () => {
    expect(cursors.write(AUCTION, 42, 'visitor')).toBe(cursors.write(AUCTION, 42, 'visitor'));
    expect(cursors.write(AUCTION, 42, 'visitor')).not.toBe(cursors.write(AUCTION, 42, 'member'));
  });

  it('reveals neither position nor auction, not even by its length', () => {
    const all = [1, 10_000].map((seq) => cursors.write(AUCTION, seq, 'visitor'));
    expect(new Set(all.map((cursor) => cursor.length)).size).toBe(1);
    for (const cursor of all) expect(Buffer.from(cursor, 'base64url').toString()).not.toContain(AUCTION);
  });

  it.each([
    ['of another kind of viewer', cursors.write(AUCTION, 1, 'member')],
    ['that was changed', `A${cursors.write(AUCTION, 1, 'visitor').slice(1)}`],
    ['that was made with another key', new LiveCursors(Buffer.alloc(32, 2)).write(AUCTION, 1, 'visitor')],
    ['that is not a cursor', 'nonsense'],
  ])('%s is refused', (_title, cursor) => {
    expect(() => cursors.reader(['visitor'])(cursor)).toThrow(
      'The cursor in "after" does not belong to this subscription.',
    );
  });
});
