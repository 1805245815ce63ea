import { array, object, string } from 'yup';
import type { Settings } from '../../settings.ts';

/** Names of raw materials that somebody may mean by a few words; none where there is nobody to ask. */
export type NamesFor = (query: string) => Promise<readonly string[]>;

const PATIENCE_MS = 4_000;
const MOST_KNOWN = 500;
const MOST_NAMES = 8;

const TASK = `You help traders of raw materials (chemicals, fertilizers, pharmaceuticals, metals, plastics, food ingredients).
The user says what is needed, by name or by purpose. Answer with JSON only: {"materials": [up to ${MOST_NAMES} plain English names of
raw materials that fit, as a supplier's catalogue would spell them, the best first]}.`;

const answered = object({
  choices: array(object({ message: object({ content: string().required() }) }))
    .min(1)
    .required(),
});
const named = object({ materials: array(string().trim().min(1).max(200).required()).required() });

/**
 * Asks a language model behind an address that speaks OpenAI's chat completions. What it says is only ever looked up in the catalogue,
 * so neither its inventions nor what a caller talks it into reaches anybody. Where it fails, the catalogue answers alone.
 */
export const askModel = (
  { baseUrl, apiKey, model }: NonNullable<Settings['ai']>,
  onError: (error: unknown) => void,
): NamesFor => {
  const address = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  const known = new Map<string, Promise<readonly string[]>>();

  const ask = async (query: string): Promise<readonly string[]> => {
    const messages = [
      { role: 'system', content: TASK },
      { role: 'user', content: query },
    ];
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, temperature: 0, response_format: { type: 'json_object' }, messages }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The model answered ${response.status}.`);
    const { choices } = await answered.validate(await response.json());
    const { materials } = await named.validate(JSON.parse(choices[0]!.message.content));
    return materials.slice(0, MOST_NAMES);
  };

  return (query) => {
    const words = query.trim().toLowerCase();
    const before = known.get(words);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const names = ask(words).catch((error: unknown) => {
      // Asked again the next time.
      known.delete(words);
      onError(error);
      return [];
    });
    known.set(words, names);
    return names;
  };
};

export const noNames: NamesFor = async () => [];
