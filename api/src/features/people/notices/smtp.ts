import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { PermanentFailure } from '../../../jobs/permanentFailure.ts';

interface SmtpEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
  thread?: string | null | undefined;
}

/** Connections to the SMTP server, each with one email at a time. */
const CONNECTIONS = 8;
/** Timeout for a server that does not answer. */
const TIMEOUT_MS = 10_000;
/** Matches exactly one address, without display name, list or line break. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

export interface Smtp {
  readonly concurrency: number;
  /** Throws `PermanentFailure` if the server refuses the recipient or the email for good. */
  send(email: SmtpEmail, stopping: AbortSignal): Promise<void>;
  close(): void;
}

export const openSmtp = (url: string, from: string): Smtp => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'feedstock.invalid';
  const deliver = ({ id, to, subject, text, html, unsubscribeUrl, thread }: SmtpEmail): Promise<unknown> =>
    transport.sendMail({
      from,
      to: { name: '', address: to },
      messageId: `<${id}@${domain}>`,
      // No email has this id: all of a thread answer a root that was never sent, so that their order does not matter.
      ...(thread && { inReplyTo: `<thread-${thread}@${domain}>`, references: `<thread-${thread}@${domain}>` }),
      subject,
      text,
      html,
      // Automatic replies, such as those about holidays, are not wanted.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(unsubscribeUrl && {
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    });
  return {
    concurrency: CONNECTIONS,
    async send(email, stopping) {
      if (!ADDRESS.test(email.to)) throw new PermanentFailure('The address is not valid.');
      const settled = new AbortController();
      const stopped = once(stopping, 'abort', { signal: settled.signal }).then(() => {
        throw new Error('The server stopped before the email was accepted.');
      });
      await Promise.race([deliver(email).catch(refusal), stopped]).finally(() => settled.abort());
    },
    close: () => transport.close(),
  };
};

interface SmtpError {
  message: string;
  /** The server's reply. */
  responseCode?: number;
  /** What it replied to. */
  command?: string;
}

/** A reply of 5xx to the sender or to the login concerns all emails: the operator will correct it, and the emails are sent then. */
const REFUSES_EMAIL = new Set(['RCPT TO', 'DATA']);

const refusal = (error: SmtpError): never => {
  const { responseCode = 0, command = '', message } = error;
  throw responseCode >= 500 && REFUSES_EMAIL.has(command) ? new PermanentFailure(message) : error;
};
