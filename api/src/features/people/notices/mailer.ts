import type { JobLog } from '../../../jobs/libraryLogger.ts';
import { htmlOf, textOf, type EmailContent } from './emailContent.ts';

interface Email {
  /** Becomes the Message-ID, so that a repeated email can be recognised. */
  id: string;
  to: string;
  content: EmailContent;
  /** The path that unsubscribes from emails of this kind with one request. */
  unsubscribePath?: string | undefined;
  /** Id of what the email is about; emails of one thread are shown together. */
  thread?: string | null;
}

export interface Mailer {
  /** Whether emails are sent. */
  readonly isOpen: boolean;
  /** Emails that are sent at the same time. */
  readonly concurrency: number;
  send(email: Email, stopping: AbortSignal): Promise<void>;
  close(): void;
}

interface MailerSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string | undefined;
  port: number;
  logsEmailLinks: boolean;
}

/** Sends emails through the SMTP server of the settings. Without one it sends nothing. */
export const openMailer = async (
  { smtpUrl, mailFrom, publicUrl, port, logsEmailLinks }: MailerSettings,
  log: JobLog & { info(detail: object, text: string): void },
): Promise<Mailer> => {
  const origin = publicUrl ?? `http://localhost:${port}`;
  if (smtpUrl === undefined) {
    const send = async ({ content: { subject, action } }: Email): Promise<void> => {
      if (logsEmailLinks && action)
        log.info({ subject, link: origin + action.path }, 'an email without an SMTP server');
    };
    return { isOpen: false, concurrency: 1, send, close: () => undefined };
  }
  // Loads the library only if there is a server.
  const { openSmtp } = await import('./smtp.ts');
  const smtp = openSmtp(smtpUrl, mailFrom);
  return {
    isOpen: true,
    concurrency: smtp.concurrency,
    send: ({ id, to, content, unsubscribePath, thread }, stopping) =>
      smtp.send(
        {
          id,
          to,
          thread,
          subject: content.subject,
          text: textOf(content, origin),
          html: htmlOf(content, origin),
          unsubscribeUrl: unsubscribePath && origin + unsubscribePath,
        },
        stopping,
      ),
    close: () => smtp.close(),
  };
};
