import { freshDatabase } from '../../test/database.ts';
import { Hints } from './hints.ts';

it('are heard by every other instance, and not by the one that gives them', async () => {
  const { connection, drop } = await freshDatabase();
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const instance = (name: string, onHint: (auctionId: string) => void): Hints =>
      new Hints(
        connection,
        (auctionId) => {
          heard.push(`${name} ${auctionId}`);
          onHint(auctionId);
        },
        reject,
      );
    // Notifications come to everybody in one order: when the one hears of b, its own of a lies behind it.
    const one = instance('one', () => resolve());
    const other = instance('other', () => other.send('b'));
    ended = Promise.all([one.start(), other.start()]).then(() => {
      one.send('a');
      return () => Promise.all([one.stop(), other.stop()]);
    });
  });
  expect(heard).toEqual(['other a', 'one b']);
  await (
    await ended
  )();
  await drop();
});

let ended: Promise<() => Promise<unknown>>;
