import { StartRefused } from './startRefused.ts';

/** Reads single variables; a wrong one is refused by its name and its rule. */
export class SettingsReader {
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  required(name: string, because: string): string {
    return this.text(name) ?? refuse(name, `is needed when ${because} is set`);
  }

  word<const Word extends string>(name: string, words: readonly Word[], unset: NoInfer<Word>): Word {
    const text = this.text(name);
    if (text === undefined) return unset;
    const word = words.find((one) => one === text);
    return word ?? refuse(name, `must be ${orList(words)}`, text);
  }

  count(name: string, unset: number, least: number, most = 1_000_000): number {
    const text = this.text(name);
    if (text === undefined) return unset;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    return refuse(name, `must be a whole number from ${least} to ${most}`, text);
  }

  /** Its text is not repeated in the refusal: it may hold a password. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (protocols.includes(parse(text)?.protocol ?? '')) return text;
    return refuse(name, `must be a URL that begins with ${orList(protocols.map((protocol) => `${protocol}//`))}`);
  }

  origin(name: string): string | undefined {
    const text = this.url(name, ['http:', 'https:']);
    if (text === undefined) return undefined;
    const { origin, href } = new URL(text);
    if (href === `${origin}/`) return origin;
    return refuse(name, 'must be scheme, host and port only, such as https://market.example', text);
  }

  /** Believing a proxy that is not there would let every caller choose its own address. */
  proxies(name: string): boolean | number | string[] {
    const text = this.text(name) ?? 'off';
    if (text === 'off') return false;
    if (/^[1-9]\d?$/.test(text)) return Number(text);
    const addresses = text.split(',').map((address) => address.trim());
    if (addresses.every((address) => /^([\da-fA-F:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/.test(address)))
      return addresses;
    return refuse(name, 'must be off, the number of proxies in front, or their addresses with commas between', text);
  }
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

const orList = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

function refuse(name: string, rule: string, text?: string): never {
  throw new StartRefused(`${name} ${rule}${text === undefined ? '' : `; it is '${text}'`}.`);
}
