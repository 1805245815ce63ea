import { createTransport } from 'nodemailer';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/inTransaction.ts';

interface Letter {
  id: string;
  email: string;
  first_name: string;
  subject: string;
  content: string;
}

/** Shorter than PostgreSQL's patience with a transaction that waits. */
const PATIENCE_MS = 4_000;
/** A letter that could not leave is tried again for a day. */
const DUE = `message.mailed_at is null and not message.is_read
  and message.created_at between clock_timestamp() - interval '1 day' and clock_timestamp() - interval '1 minute'`;

interface Sender {
  /** Where the market is, for the link back. */
  publicUrl: string | undefined;
  mailFrom: string;
}

/**
 * Sends by e-mail what a member has not read within a minute. A letter is marked in the transaction that holds its row, so several
 * instances share the work, and a letter leaves twice only if that commit fails after the post has taken it.
 */
export const mailing = (pool: Pool, smtpUrl: string, { publicUrl, mailFrom }: Sender): (() => Promise<void>) => {
  const post = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const send = async (letter: Letter): Promise<void> => {
    await post.sendMail({ from: mailFrom, ...letterOf(letter, publicUrl) }).catch(unlessRefused);
  };
  return async () => {
    while (await mailOne(pool, send));
  };
};

/** An address that the post refuses for good must not hold up the letters behind it. */
const unlessRefused = (error: { responseCode?: number }): void => {
  if (!(error.responseCode && error.responseCode >= 500)) throw error;
};

/** False when no letter is left. */
const mailOne = (pool: Pool, send: (letter: Letter) => Promise<void>): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const letter = await nextLetter(client);
    if (!letter) return false;
    await send(letter);
    await client.query('update message set mailed_at = clock_timestamp() where id = $1', [letter.id]);
    return true;
  });

const nextLetter = async (client: PoolClient): Promise<Letter | undefined> => {
  const { rows } = await client.query<Letter>(
    `select message.id, "user".email, "user".first_name, message.subject, message.content
     from message join "user" on "user".id = message.recipient_id
     where ${DUE} order by message.created_at limit 1 for update of message skip locked`,
  );
  return rows[0];
};

const letterOf = ({ id, email, first_name, subject, content }: Letter, publicUrl: string | undefined) => ({
  to: email,
  subject,
  text: [
    `Dear ${first_name},`,
    content,
    ...(publicUrl === undefined ? [] : [`Read and answer it on Feedstock: ${publicUrl}/messages?message=${id}`]),
  ].join('\n\n'),
});
