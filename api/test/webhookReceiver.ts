// An endpoint that stores what a webhook sends and answers as the test wants.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Delivered {
  path: string;
  id: string;
  headers: Record<string, string>;
  text: string;
  body: {
    id: string;
    type: string;
    timestamp: string;
    subjectIds: Record<string, string>;
    data: Record<string, never>;
  };
}

export interface WebhookReceiver {
  url: string;
  port: number;
  deliveries: Delivered[];
  /** Answers 204 if absent. */
  answer?: (response: ServerResponse, delivered: Delivered) => void;
  /** The deliveries of a type. */
  of(type: string): Delivered[];
  close(): Promise<void>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
};

export const openWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const receiver: Omit<WebhookReceiver, 'url' | 'port'> = {
    deliveries: [],
    of: (type) => receiver.deliveries.filter(({ body }) => body.type === type),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    textOf(request).then(
      (text) => {
        const delivered: Delivered = {
          path: request.url ?? '',
          id: String(request.headers['webhook-id']),
          headers: request.headers as Record<string, string>,
          text,
          body: JSON.parse(text) as Delivered['body'],
        };
        receiver.deliveries.push(delivered);
        if (receiver.answer) receiver.answer(response, delivered);
        else response.writeHead(204).end();
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, { port, url: `http://127.0.0.1:${port}/hook` });
};

/** Throws if the signature is wrong. */
export const verify = (secret: string, { text, headers }: Delivered): unknown =>
  new Webhook(secret).verify(text, headers);
