import type { Draw } from './draw.ts';

/** Aliases that are not the name of a field. */
const NASTY = [
  'x',
  't1',
  't2',
  'select',
  'n',
  'c0',
  'a0',
  'p',
  'a',
  'from',
  '_',
  'null',
  'T1',
  'table',
  'group',
  'json',
  'k'.repeat(63),
];

/** Names of one document: unique aliases, and variables with their values. */
export class Names {
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};
  private readonly draw: Draw;
  private readonly taken = new Set<string>();
  private numbered = 0;

  constructor(draw: Draw) {
    this.draw = draw;
  }

  alias(): string {
    const nasty = NASTY.filter((alias) => !this.taken.has(alias));
    const alias = nasty.length > 0 && this.draw.chance(40) ? this.draw.one(nasty) : `k${++this.numbered}`;
    this.taken.add(alias);
    return alias;
  }

  /** True the first time. */
  take(name: string): boolean {
    if (this.taken.has(name)) return false;
    this.taken.add(name);
    return true;
  }

  /** A literal or sometimes a variable with that value, given or as default. */
  value(type: string, literal: string, value: unknown): string {
    if (!this.draw.chance(35)) return literal;
    const name = `v${this.declared.length + 1}`;
    const isDefault = value !== null && this.draw.chance(30);
    this.declared.push(`$${name}: ${type}${isDefault ? ` = ${literal}` : ''}`);
    if (!isDefault) this.variables[name] = value;
    return `$${name}`;
  }

  /** Mostly empty. */
  directives(): string {
    if (!this.draw.chance(8)) return '';
    const both = this.draw.chance(10) ? ['include', 'skip'] : [this.draw.one(['include', 'skip'])];
    return both.map((name) => ` @${name}(if: ${this.condition()})`).join('');
  }

  private condition(): string {
    const answer = this.draw.chance(50);
    return this.value('Boolean!', String(answer), answer);
  }
}
