import { LRUCache } from 'lru-cache';
import { array, object, string } from 'yup';
import type { SharedLimiter } from '../../limits/sharedLimits.ts';
import type { Settings } from '../../settings/settings.ts';
import { limitedText } from './limitedText.ts';

/** Names of raw materials that the words may mean; empty without a model. */
export type NamesFor = (query: string, memberId: string) => Promise<readonly string[]>;

export const ANSWER_MS = 4_000;
/** Answers are short; the rest of a longer one is not read. */
const MAX_BYTES = 64 * 1024;
const MAX_TOKENS = 400;
const MAX_KNOWN = 500;
const MAX_NAMES = 8;
const LONGEST_NAME = 200;

const TASK = `You help traders of raw materials (chemicals, fertilizers, pharmaceuticals, metals, plastics, food ingredients).
The user says what is needed, by name or by purpose. Answer with JSON only: {"materials": [up to ${MAX_NAMES} plain English names of
raw materials that fit, as a supplier's catalogue would spell them, the best first]}.`;

/** Structured output, for models that support it. */
const answerFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'materials',
    strict: true,
    schema: {
      type: 'object',
      properties: { materials: { type: 'array', items: { type: 'string' } } },
      required: ['materials'],
      additionalProperties: false,
    },
  },
};

const answered = object({
  choices: array(object({ message: object({ content: string().strict().max(MAX_BYTES).required() }) }))
    .min(1)
    .max(10)
    .required(),
});
const named = object({ materials: array(string().strict().defined()).max(100).required() });

interface Options {
  /** Questions that a member may put to the model; known answers are free. */
  perMember?: Pick<SharedLimiter, 'consume'>;
  /** The model is given up after this time. */
  answerMs?: number;
  onError: (error: unknown) => void;
}

/** PostgreSQL cannot store control characters, and no material has them in its name. */
const isName = (name: string) => name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name);

/**
 * Calls a language model through OpenAI's chat completions. Its names are only looked up in the catalogue, so neither invented names
 * nor injected text reach users. If it fails, the catalogue is used alone.
 */
export const askModel = (
  { baseUrl, apiKey, model }: NonNullable<Settings['ai']>,
  { perMember, answerMs = ANSWER_MS, onError }: Options,
): NamesFor => {
  const address = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  const ask = async (query: string): Promise<string[]> => {
    const messages = [
      { role: 'system', content: TASK },
      { role: 'user', content: query },
    ];
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, temperature: 0, max_tokens: MAX_TOKENS, response_format: answerFormat, messages }),
      // A redirect would send the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const text = await limitedText(response, MAX_BYTES);
    if (!response.ok) throw new Error(`The model answered ${response.status}.`);
    const { choices } = await answered.validate(JSON.parse(text));
    const { materials } = await named.validate(JSON.parse(choices[0]?.message.content ?? 'null'));
    const names = materials.map((name) => name.trim()).filter((name) => name !== '' && isName(name));
    return [...new Set(names)].slice(0, MAX_NAMES);
  };

  // Failures are not cached.
  const known = new LRUCache<string, string[]>({ max: MAX_KNOWN, fetchMethod: ask });

  return async (query, memberId) => {
    const words = query.trim().toLowerCase().replace(/\s+/gu, ' ');
    if (!known.has(words) && !(await isAllowed(perMember, memberId))) return [];
    return (
      (await known.fetch(words).catch((error: unknown) => {
        onError(error);
      })) ?? []
    );
  };
};

const isAllowed = (perMember: Options['perMember'], memberId: string): Promise<boolean> =>
  perMember
    ? perMember.consume(memberId).then(
        () => true,
        () => false,
      )
    : Promise.resolve(true);

export const noNames: NamesFor = async () => [];
