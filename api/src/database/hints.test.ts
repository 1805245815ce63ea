import { freshDatabase } from '../../test/database.ts';
import { Hints } from './hints.ts';
import { Notifications } from './notifications.ts';

it('are heard by every other instance, and not by the one that gives them', async () => {
  const { connection, drop } = await freshDatabase();
  const heard: string[] = [];
  let finish = (): void => undefined;
  const isHeard = new Promise<void>((resolve) => (finish = resolve));
  const instance = (name: string, onHint: () => void) => {
    const notifications = new Notifications(connection, (error) => {
      throw error;
    });
    const hints = new Hints(notifications, (auctionId) => {
      heard.push(`${name} ${auctionId}`);
      onHint();
    });
    return { notifications, hints };
  };
  // Notifications come to everybody in one order: when the one hears of b, its own of a lies behind it.
  const one = instance('one', finish);
  const other = instance('other', () => other.hints.send('b'));
  await Promise.all([one.notifications.start(), other.notifications.start()]);
  one.hints.send('a');
  await isHeard;
  expect(heard).toEqual(['other a', 'one b']);
  await Promise.all([one.notifications.stop(), other.notifications.stop()]);
  await drop();
});
