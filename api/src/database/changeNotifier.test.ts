import { freshDatabase } from '../../test/database.ts';
import { ChangeNotifier } from './changeNotifier.ts';
import { Notifications } from './notifications.ts';

it('notifications reach every other instance, but not the sender', async () => {
  const { connection, drop } = await freshDatabase();
  const received: string[] = [];
  let finish = (): void => undefined;
  const isReceived = new Promise<void>((resolve) => (finish = resolve));
  const instance = (name: string, onNotification: () => void) => {
    const notifications = new Notifications(connection, (error) => {
      throw error;
    });
    const notifier = new ChangeNotifier(notifications, (auctionId) => {
      received.push(`${name} ${auctionId}`);
      onNotification();
    });
    return { notifications, notifier };
  };
  // All listeners receive notifications in the same order: when "one" receives b, its own a has already passed.
  const one = instance('one', finish);
  const other = instance('other', () => other.notifier.send('b'));
  await Promise.all([one.notifications.start(), other.notifications.start()]);
  one.notifier.send('a');
  await isReceived;
  expect(received).toEqual(['other a', 'one b']);
  await Promise.all([one.notifications.stop(), other.notifications.stop()]);
  await drop();
});
