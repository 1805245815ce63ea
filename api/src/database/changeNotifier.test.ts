import pg from 'pg';
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

it('A connection on which LISTEN is refused, as on a standby, is closed', async () => {
  const { connection, drop } = await freshDatabase();
  const notifications = new Notifications(connection, () => undefined);
  // PostgreSQL refuses a channel without a name.
  notifications.on('', () => undefined);
  const observer = new pg.Client(connection);
  await observer.connect();
  const open = async () =>
    (
      await observer.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    ).rowCount;
  await expect(notifications.start()).rejects.toThrow('zero-length');
  while ((await open()) !== 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await observer.end();
  await drop();
});
