// A language model, which is a server of the test: slow, wrong, malicious or inventive.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SharedLimits } from '../../limits/sharedLimits.ts';
import { ANSWER_MS, askModel } from './modelNames.ts';

interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  body: { messages: object[]; [key: string]: unknown };
}

const asked: Asked[] = [];
/** The next response of the model. */
let answer: (response: ServerResponse) => void;
const model = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    asked.push({ url: request.url!, headers: request.headers, body: JSON.parse(text || '{}') as Asked['body'] });
    answer(response);
  });
});

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const content = (text: unknown) => json({ choices: [{ message: { role: 'assistant', content: text } }] });
const named = (...materials: unknown[]) => content(JSON.stringify({ materials }));

const errors: string[] = [];
const onError = (error: unknown) => void errors.push(String(error));
let baseUrl: string;
beforeAll(async () => {
  await once(model.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
beforeEach(() => {
  asked.splice(0);
  errors.splice(0);
});

const settings = () => ({ baseUrl, apiKey: 'secret', model: 'small', questionsPerHour: 60 });
const ask = (query: string, answerMs = ANSWER_MS) => askModel(settings(), { answerMs, onError })(query, 'member');

it('The model is asked as configured, for structured and short output', async () => {
  answer = named('Barium Sulfate');
  expect(await ask('filler for coatings')).toEqual(['Barium Sulfate']);
  const [{ url, headers, body }] = asked as [Asked];
  expect(url).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer secret');
  expect(body).toMatchObject({
    model: 'small',
    temperature: 0,
    max_tokens: 400,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  expect(body.messages.at(-1)).toEqual({ role: 'user', content: 'filler for coatings' });
});

it('Equal words are asked once, also at the same time and by different members', async () => {
  answer = named('Barium Sulfate');
  const names = askModel(settings(), { onError });
  await Promise.all([names('Filler  for coatings ', 'a'), names('filler for coatings', 'b')]);
  expect(await names('FILLER FOR COATINGS', 'c')).toEqual(['Barium Sulfate']);
  expect(asked).toHaveLength(1);
});

it('A member has a limited number of questions an hour; cached answers are free', async () => {
  answer = named('Talc');
  const perMember = new SharedLimits({ query: async () => Promise.reject(new Error()) }, onError).limiter('model', {
    points: 2,
    duration: 3600,
  });
  const names = askModel(settings(), { perMember, onError });
  for (const query of ['one', 'two']) expect(await names(query, 'member')).toEqual(['Talc']);
  expect(await names('three', 'member')).toEqual([]);
  expect(await names('one', 'member')).toEqual(['Talc']);
  expect(await names('three', 'other')).toEqual(['Talc']);
  expect(asked).toHaveLength(3);
});

it('Only names are taken: at most eight, each once, without control characters', async () => {
  answer = named(' Talc ', 'Talc', '', 'a\u0000b', 'line\nbreak', 'x'.repeat(201), ...'abcdefghij');
  expect(await ask('white')).toEqual(['Talc', ...'abcdefg']);
});

it.each([
  ['fails', json({ error: 'busy' }, 500)],
  ['answers with HTML', (response: ServerResponse) => response.end('<html><script>alert(1)</script></html>')],
  ['says no JSON', content('Try titanium dioxide!')],
  ['says a text instead of a list', content('{"materials": "Titanium Dioxide"}')],
  ['says numbers and objects instead of names', named(1, { name: 'Talc' })],
  ['says nothing', content('')],
  ['says an object instead of a text', content({ materials: ['Talc'] })],
  ['has no choices', json({ choices: [] })],
  ['has keys of prototypes only', json({ __proto__: 1, constructor: { prototype: { materials: ['Talc'] } } })],
  ['names too many', named(...Array<string>(101).fill('Talc'))],
  ['answers with a huge body', content(JSON.stringify({ materials: ['x'.repeat(2_000_000)] }))],
  ['answers with broken characters', (response: ServerResponse) => response.end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
  ['ends in the middle', (response: ServerResponse) => void response.write('{"cho', () => response.destroy())],
  ['hangs up', (response: ServerResponse) => response.destroy()],
  ['redirects elsewhere', (response: ServerResponse) => response.writeHead(307, { location: '/elsewhere' }).end()],
])('If the model %s, nothing is suggested, and the next question is asked again', async (_title, failing) => {
  answer = failing;
  const names = askModel(settings(), { onError });
  expect(await names('white', 'member')).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(asked).toHaveLength(1);
  answer = named('Talc');
  expect(await names('white', 'member')).toEqual(['Talc']);
});

it('Prototype keys in an answer are ignored', async () => {
  answer = content('{"__proto__": {"isAdmin": true}, "constructor": {}, "materials": ["__proto__", "Talc"]}');
  expect(await ask('white')).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it.each([
  ['does not answer', () => undefined],
  ['begins and does not end', (response: ServerResponse) => void response.writeHead(200).write('{"choices": [')],
])('A model that %s times out', async (_title, slow) => {
  answer = slow;
  expect(await ask('white', 100)).toEqual([]);
  expect(errors).toEqual([expect.stringContaining('Timeout')]);
});

it('An endless answer is cut off', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (response) => {
      response.writeHead(200);
      response.on('close', () => resolve());
      const part = Buffer.alloc(16_384, 'x');
      const write = () => {
        while (!response.destroyed && response.write(part));
        response.once('drain', write);
      };
      write();
    };
  });
  expect(await ask('white')).toEqual([]);
  await closed;
  expect(errors).toEqual([expect.stringContaining('too long')]);
});
