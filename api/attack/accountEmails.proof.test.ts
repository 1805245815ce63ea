// Attempts to send emails to other people, or with headers and texts of an attacker, at two instances and a real SMTP server.
import { registration } from '../test/bodies.ts';
import { type Caller, type Body } from '../test/caller.ts';
import { aMessage, aUser } from '../test/factories.ts';
import { startInstances, until, type Instances } from '../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../test/mailServer.ts';
import { addNoticeEmails } from '../src/features/people/notices/notify.ts';
import { cookieIn } from '../test/secondFactor.ts';
import { aMemberAt, anEmail, password, somebodyAt, times } from './members.ts';
import { isRelease, report, size } from './size.ts';

let server: MailServer;
let market: Instances;
beforeAll(async () => {
  server = await openMailServer();
  const environment = {
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SMTP_URL: server.url,
    MAIL_FROM: 'Feedstock <post@market.example>',
    PUBLIC_URL: 'http://market.example',
  };
  market = await startInstances({ environments: [environment, environment] });
});
afterAll(async () => {
  await market.close();
  await server.close();
});

const REQUESTS = size(40, 1_000);
const AT_ONCE = 50;
/** Emails of one purpose to one address in an hour, and those that one caller asks for. */
const [MAX_TO, MAX_FROM] = [5, 20];

const attacker = (nth: number, cookie = ''): Caller => somebodyAt(market.at(nth).url).with({ cookie });
const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const requestReset = (caller: Caller, email: string) => caller.graphql(REQUEST_RESET, { email });
const requestChange = (caller: Caller, newEmail: string) =>
  caller.graphql('mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', {
    input: { newEmail, password },
  });
const CONFIRM_AGAIN = 'mutation { sendConfirmationEmail }';
const register = (caller: Caller, change: Body) => caller.post('/api/register', { ...registration, ...change });
const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
const accepted = (answers: { errors: unknown[] }[]): number =>
  answers.filter(({ errors }) => errors.length === 0).length;

/** Sends notices at once instead of at their time, and waits until no email is waiting. */
const allSent = async (): Promise<void> => {
  await market.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'notice_email'), run_at := now())`,
  );
  await until('all emails are sent', async () => {
    const { rowCount } = await market.pool.query(
      `select from graphile_worker.jobs where attempts < max_attempts and task_identifier ~ 'email'`,
    );
    return rowCount === 0;
  });
};

it('One address gets five links an hour, however many callers ask', async () => {
  const { email } = await aUser(market.pool);
  const answers = await times(REQUESTS, AT_ONCE, (nth) => requestReset(attacker(nth), email));
  await allSent();
  expect([accepted(answers), server.to(email).length]).toEqual([MAX_TO, MAX_TO]);
  report(`emails: ${REQUESTS} requests for one address from as many callers sent ${server.to(email).length}`);
});

it('One caller causes twenty emails an hour, to however many members', async () => {
  const members = await times(size(30, 500), 4, () => aUser(market.pool));
  const caller = attacker(0);
  const answers = await times(members.length, AT_ONCE, (nth) =>
    requestReset(caller.at(market.at(nth).url), members[nth]!.email),
  );
  await allSent();
  const sent = members.flatMap(({ email }) => server.to(email)).length;
  expect([accepted(answers), sent]).toEqual([MAX_FROM, MAX_FROM]);
  report(`emails: requests of one caller for ${members.length} members sent ${sent}`);
});

it('Somebody else’s address gets five links that confirm it as the new one of other accounts', async () => {
  const stranger = anEmail();
  const members = await times(MAX_TO + 3, 4, (nth) => aMemberAt(market.at(nth).url));
  const answers = await times(members.length, members.length, (nth) =>
    requestChange(attacker(nth, members[nth]!.session), stranger),
  );
  await allSent();
  expect([accepted(answers), server.to(stranger).length]).toEqual([MAX_TO, MAX_TO]);
});

it('A member who asks for the confirmation at many places at once gets five emails', async () => {
  const { email, session } = await aMemberAt(market.at(0).url);
  await times(size(15, 40), 40, (nth) => attacker(nth, session).graphql(CONFIRM_AGAIN));
  await allSent();
  expect(server.to(email)).toHaveLength(MAX_TO);
});

it('Somebody else’s address gets five confirmations an hour, even if its account is deleted and registered again', async () => {
  const stranger = anEmail();
  for (let nth = 0; nth < MAX_TO + 3; nth++) {
    const answer = await register(attacker(nth), { email: stranger });
    if (answer.status !== 201) continue;
    const here = attacker(nth, cookieIn(answer));
    await here.graphql(CONFIRM_AGAIN);
    await here.data(DELETE, { input: { password, confirmation: 'DELETE' } });
  }
  await allSent();
  expect(server.to(stranger)).toHaveLength(MAX_TO);
  report(`emails: ${MAX_TO + 3} registrations and deletions with a stranger's address sent ${MAX_TO}`);
});

/** What could begin another header, recipient or command of SMTP. */
const ENDINGS = ['\r\n', '\n', '\r', '\u0000', '\u2028', '\u0085', '%0d%0a', '\r\n ', '\u010d\u010a', '=0D=0A'];
const INJECTED = [
  'Bcc: victim@evil.example',
  'Subject: Pay now',
  '.\r\nRCPT TO:<victim@evil.example>',
  '\r\n<b>Pay</b>',
];
/** Each ending with each text, or in tests with one of them. */
const injections = ENDINGS.flatMap((ending, nth) =>
  (isRelease ? INJECTED : [INJECTED[nth % INJECTED.length]!]).map((header) => `${ending}${header}`),
);
const LISTS = [
  'a@acme.example,victim@evil.example',
  'a@acme.example;victim@evil.example',
  'a@acme.example victim@evil.example',
  '<victim@evil.example>',
  'ana <victim@evil.example>',
  '"victim@evil.example" <a@acme.example>',
  'a@acme.example>\r\nRCPT TO:<victim@evil.example',
  'victim@evil.example(a@acme.example)',
  'victim@evil.example:a@acme.example',
];

it('No address with a second address, a header or a command is accepted', async () => {
  const { session } = await aMemberAt(market.at(0).url);
  const addresses = [
    ...LISTS,
    ...injections.map((text) => `a${text}@acme.example`),
    ...injections.map((text) => `a@acme.example${text}x`),
  ];
  const codes = await times(addresses.length, 8, async (nth) => {
    const email = addresses[nth]!;
    const [reset, change, registered] = [
      await requestReset(attacker(nth), email),
      await requestChange(attacker(nth, session), email),
      await register(attacker(nth), { email }),
    ];
    return [reset.errors[0]?.extensions.code, change.errors[0]?.extensions.code, registered.status];
  });
  const wrong = codes.flatMap((code, nth) =>
    String(code) === 'BAD_USER_INPUT,BAD_USER_INPUT,400' ? [] : [[addresses[nth], code]],
  );
  expect(wrong).toEqual([]);
});

it('Names and companies, also those stored before there were rules, never reach the headers of an email', async () => {
  const readers = await times(injections.length, 4, async (nth) => {
    const text = injections[nth]!.replaceAll('\u0000', '');
    const reader = await aUser(market.pool, {
      first_name: `Ana${text}`,
      company_name: text,
      email_confirmed_at: new Date(),
    });
    const sender = await aUser(market.pool, { first_name: text, last_name: text, company_name: `Acme${text}` });
    const message = await aMessage(market.pool, {
      recipient_id: reader.id,
      sending_user_id: sender.id,
      subject: `Hello${text}`,
      content: text,
    });
    await addNoticeEmails(market.pool, [{ messageId: message.id, kind: 'message' }]);
    await requestReset(attacker(nth), reader.email);
    return reader.email;
  });
  await allSent();
  for (const email of readers) expect([email, server.to(email).length]).toEqual([email, 2]);
});

it('Stored addresses that name several recipients get nothing', async () => {
  for (const email of LISTS) {
    const { id } = await aUser(market.pool, { email: email.toLowerCase(), email_confirmed_at: new Date() });
    await (await market.as({ id })).graphql(CONFIRM_AGAIN);
    const message = await aMessage(market.pool, { recipient_id: id });
    await addNoticeEmails(market.pool, [{ messageId: message.id, kind: 'message' }]);
  }
  await allSent();
  expect(server.emails.flatMap(({ recipients }) => recipients).filter((to) => to.includes('evil'))).toEqual([]);
});

const HEADERS = new Set(
  'from to message-id subject auto-submitted date mime-version content-type content-transfer-encoding list-unsubscribe list-unsubscribe-post in-reply-to references'.split(
    ' ',
  ),
);

it('Every email of these attacks had one recipient, the usual headers and a fixed subject', () => {
  const subjects = new Set(server.emails.map(({ subject }) => subject));
  expect(
    server.emails.filter(
      ({ recipients, to }) => recipients.length !== 1 || [to].flat().some((at) => at?.text !== recipients[0]),
    ),
  ).toEqual([]);
  for (const { headerLines } of server.emails) {
    expect(headerLines.filter(({ key }) => !HEADERS.has(key))).toEqual([]);
    expect(new Set(headerLines.map(({ key }) => key)).size).toBe(headerLines.length);
  }
  expect([...subjects].sort()).toEqual([
    'Choose a new password for Feedstock',
    'Confirm your email address for Feedstock',
    'Confirm your new email address for Feedstock',
    'You have a new message',
  ]);
  report(`emails: ${server.emails.length} emails, none with an additional header or recipient`);
});
