// A real SMTP server that stores what it receives and misbehaves for chosen recipients.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail extends ParsedMail {
  /** The recipients that the client named, whatever the headers say. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  emails: ReceivedEmail[];
  /** Parts of addresses, by what the server does when it is given such a recipient. */
  refused: Set<string>;
  busy: Set<string>;
  hanging: Set<string>;
  to(address: string): ReceivedEmail[];
  close(): Promise<void>;
}

const replyError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export const openMailServer = async (port = 0): Promise<MailServer> => {
  const emails: ReceivedEmail[] = [];
  const [refused, busy, hanging] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const isOneOf = (parts: Set<string>, address: string): boolean => [...parts].some((part) => address.includes(part));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, reply) {
      if (isOneOf(hanging, address)) return;
      if (isOneOf(refused, address)) return reply(replyError(550, `No such mailbox: ${address}`));
      if (isOneOf(busy, address)) return reply(replyError(450, 'Try again later'));
      reply();
    },
    onData(stream, session, reply) {
      simpleParser(stream).then(
        (email) => {
          emails.push({ ...email, recipients: session.envelope.rcptTo.map(({ address }) => address) });
          reply();
        },
        (error: Error) => reply(error),
      );
    },
  });
  // Clients that are killed break their connections.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    refused,
    busy,
    hanging,
    to: (address) => emails.filter(({ recipients }) => recipients.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
