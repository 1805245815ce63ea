// Ends emails with one click, as mail programs offer it (RFC 8058), and with a page for people.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { setEmailPreferences } from '../../features/people/inbox/messages/emailPreferences.service.ts';
import type { UnsubscribeTokens } from '../../features/people/inbox/messages/unsubscribeTokens.ts';
import { brand } from '../../pages/brand.ts';

const path = '/unsubscribe/:token';
/** Far more than a form or a mail program sends. */
const BODY_BYTES = 4 * 1024;

interface Unsubscribe {
  pool: Pool;
  tokens: UnsubscribeTokens;
  /** Charges the caller's budget; throws if it does not suffice. */
  charge: (request: FastifyRequest) => Promise<void>;
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
</head>
<body style="max-width:34rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 sans-serif">
<h1>${title}</h1>
${content}
<p><a href="/settings?part=notifications">Choose in your settings</a> which emails you get.</p>
</body>
</html>
`;

export const addUnsubscribe = async (http: FastifyInstance, { pool, tokens, charge }: Unsubscribe): Promise<void> => {
  await http.register(async (routes) => {
    routes.addHook('onRequest', charge);
    // The form of the page and mail programs send different types; the body says nothing that matters.
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    const answer = (reply: FastifyReply, isValid: boolean, title: string, content: string): FastifyReply =>
      reply
        .status(isValid ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(isValid ? page(title, content) : page('This link is not valid', ''));
    routes.get<{ Params: { token: string } }>(path, (request, reply) => {
      const form = '<form method="post"><p>Stop these emails?</p><button>Unsubscribe</button></form>';
      return answer(reply, tokens.read(request.params.token) !== null, 'Unsubscribe', form);
    });
    routes.post<{ Params: { token: string } }>(path, async (request, reply) => {
      const found = tokens.read(request.params.token);
      if (found) await setEmailPreferences(pool, found.userId, found.topics, 'off');
      return answer(reply, found !== null, 'You are unsubscribed', '<p>You will not get these emails any more.</p>');
    });
  });
};
