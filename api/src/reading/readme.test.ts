// Keeps README.md true: its query is run, and its plan, SQL and JSON are compared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { ReadMarket, visitor } from '../../test/reading/readMarket.ts';

describe('reading/readme', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const block = (language: string): string =>
    new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'm').exec(readme)?.[1] ?? '';

  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const ask = () =>
    market.ask(block('graphql'), visitor, JSON.parse(block('json variables')) as Record<string, unknown>);

  /** Lines of the README may be broken anywhere between words and at brackets. */
  const inOneLine = (text: string): string =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([()]) ?/g, '$1')
      .trim();

  it('shows the plans of the fields of the query', () => {
    const types = new TypeInfo(market.schema);
    const plans: string[] = [];
    const enter = (): void => {
      const parent = types.getParentType()?.name ?? '';
      const field = types.getFieldDef()?.name ?? '';
      const plan = market.catalog.planOf(parent, field);
      if (plan) plans.push(`${parent}.${field}: ${plan.kind}${'type' in plan ? ` ${plan.type().name}` : ''}`);
    };
    visit(market.parsed(block('graphql')), visitWithTypeInfo(types, { Field: { enter } }));
    expect(block('text').trim().split(/\n\s*/)).toEqual(plans);
  });

  it('shows the only statement of the query and its values', async () => {
    const { sent } = await ask();
    expect(sent.map(({ text = '' }) => inOneLine(text))).toEqual([inOneLine(block('sql'))]);
    expect(sent[0]?.values).toEqual(Object.values(JSON.parse(block('json variables')) as object));
  });

  it('shows the answer', async () => {
    const { text, errors } = await ask();
    expect(errors).toEqual([]);
    expect(JSON.parse(text)).toEqual(JSON.parse(block('json')));
  });
});
