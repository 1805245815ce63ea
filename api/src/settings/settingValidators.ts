import { EnvError, makeExactValidator } from 'envalid';
import { StartRefused } from '../common/startRefused.ts';

export const text = makeExactValidator((input: string) => input);

export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  makeExactValidator(
    (input: string): Word => words.find((word) => word === input) ?? refuse(`must be ${orList(words)}`, input),
  );

export const integer = (min: number, max = 1_000_000) =>
  makeExactValidator((input: string): number => {
    const value = Number(input);
    if (/^\d+$/.test(input) && value >= min && value <= max) return value;
    return refuse(`must be a whole number from ${min} to ${max}`, input);
  });

export const secret = makeExactValidator((input: string): string => {
  if (input.length >= 32) return input;
  return refuse('must have at least 32 characters, such as the output of `openssl rand -base64 32`');
});

/** The error does not repeat the value, which may contain a password. */
export const url = (...protocols: readonly string[]) =>
  makeExactValidator((input: string): string => {
    if (URL.canParse(input) && protocols.includes(new URL(input).protocol)) return input;
    return refuse(`must be a URL that begins with ${orList(protocols.map((protocol) => `${protocol}//`))}`);
  });

export const origin = makeExactValidator((input: string): string => {
  const { origin, href, protocol } = URL.canParse(input) ? new URL(input) : { protocol: '' };
  if (!['http:', 'https:'].includes(protocol)) return refuse('must be a URL that begins with http:// or https://');
  if (origin !== undefined && href === `${origin}/`) return origin;
  return refuse('must be scheme, host and port only, such as https://market.example', input);
});

/** Strict, because trusting a proxy that does not exist would let callers choose their own address. */
export const proxies = makeExactValidator((input: string): boolean | number | string[] => {
  if (input === 'off') return false;
  if (/^[1-9]\d?$/.test(input)) return Number(input);
  const addresses = input.split(',').map((address) => address.trim());
  if (addresses.every((address) => /^([\da-fA-F:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/.test(address)))
    return addresses;
  return refuse('must be off, the number of proxies in front, or their addresses, separated by commas', input);
});

/** An empty variable counts as unset, because Compose files pass unset variables as empty ones. */
export const withoutEmpty = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
type InCamelCase<Env, Prefix extends string> = {
  [Name in keyof Env as Name extends `${Prefix}${infer Rest}` ? CamelCase<Rest> : never]: Env[Name];
};

/** The settings whose names begin with the prefix, with the rest of their names in camel case. */
export const inCamelCase = <Env extends object, Prefix extends string>(env: Env, prefix: Prefix) =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [
        name
          .slice(prefix.length)
          .toLowerCase()
          .replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  ) as InCamelCase<Env, Prefix>;

/** Reports all wrong variables at once, one line each. */
export const refuseWrongSettings = ({ errors }: { errors: Partial<Record<string, Error>> }): void => {
  const lines = Object.entries(errors).map(([name, error]) => `${name} ${error?.message}.`);
  if (lines.length > 0) throw new StartRefused(lines.join('\n'));
};

const orList = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const refuse = (rule: string, input?: string): never => {
  throw new EnvError(input === undefined ? rule : `${rule}; it is '${input}'`);
};
