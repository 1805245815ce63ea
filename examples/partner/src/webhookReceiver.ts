// A receiver of webhooks by the Standard Webhooks specification.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { Journal } from './journal.ts';

/** Each delivery, also repeated ones. */
export interface Delivery {
  id: string;
  type: string;
  subjectIds: Record<string, string>;
  receivedAt: string;
}

export interface Receiver {
  port: number;
  close(): Promise<void>;
}

interface Options {
  secret: string;
  /** 0 for any. */
  port: number;
  /** The journal of deliveries. */
  path: string;
  /** Called once for each event, repeated deliveries excluded. */
  onEvent: (type: string) => void;
}

const MAX_BYTES = 1_048_576;

/** Listens on this machine. In production a server with TLS passes the calls on. */
export const startReceiver = async ({ secret, port, path, onEvent }: Options): Promise<Receiver> => {
  const webhook = new Webhook(secret);
  const journal = new Journal<Delivery>(path);
  const seen = new Set(journal.read().map(({ id }) => id));

  const receive = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== 'POST') return 405;
    const body = await readBody(request);
    if (body === undefined) return 413;
    let event: Pick<Delivery, 'type' | 'subjectIds'>;
    try {
      event = webhook.verify(body, request.headers as Record<string, string>) as typeof event;
    } catch (error) {
      if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return 400;
      throw error;
    }
    const id = String(request.headers['webhook-id']);
    // Before the answer: an event that was answered is not sent again.
    const { type, subjectIds } = event;
    journal.add({ id, type, subjectIds, receivedAt: new Date().toISOString() });
    if (!seen.has(id)) {
      seen.add(id);
      onEvent(type);
    }
    return 204;
  };

  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The signature is about the bytes, so the body is not parsed before. Undefined if it is too large. */
const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
