// A market of the file or group that imports it, which sends emails to its tests.
import { openMailServer, type MailServer } from '../../api/test/mailServer.ts';
import { eventually } from './eventually.ts';
import { openMarket } from './market.ts';

let server: MailServer;

export const market = openMarket('demo', async () => {
  server = await openMailServer();
  return { SMTP_URL: server.url };
});
afterAll(() => server.close());

export const emailsTo = (address: string) => server.to(address);

/** The path of the link in the newest email to an address with this subject, other than a former one. */
export async function linkTo(address: string, subject: string, former?: string): Promise<string> {
  let path: string | undefined;
  await eventually(async () => {
    const email = emailsTo(address).findLast((one) => one.subject === subject);
    path = /\/[a-z-]+(?:\?revert)?#[\w-]{43}/.exec(email?.text ?? '')?.[0];
    expect(path).toBeDefined();
    expect(path).not.toBe(former);
    return Promise.resolve();
  });
  return path ?? '';
}
