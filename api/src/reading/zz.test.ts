import { readFileSync } from 'node:fs';
import { execute, parse, type GraphQLResolveInfo } from 'graphql';
import { webQueries } from '../../test/reading/documents.ts';
import { as, graphqlLimits, ReadMarket } from '../../test/reading/readMarket.ts';
import { id } from '../../test/reading/market/rows.ts';
import { leafSchema } from './leaves.ts';
import { Reader } from './read.ts';
import { StatementNames } from './statementNames.ts';
let m: ReadMarket;
beforeAll(async () => { m = await ReadMarket.open(); });
afterAll(() => m.close());
it('x', async () => {
  const leaves = leafSchema(m.schema, m.catalog);
  const page = /feedstock: `([^`]*)`/.exec(readFileSync('/work/main/bench/reads/pages.mjs', 'utf8'))![1]!;
  const own = webQueries(m.schema);
  const docs: [string, ReturnType<typeof parse>, Record<string, unknown>][] = [['bench', parse(page), { id: id('product', 1) }], ...own.map((d) => [d.name, d.document, d.variables[0]!] as [string, ReturnType<typeof parse>, Record<string, unknown>])];
  const out: string[] = [];
  for (const [name, document, variables] of docs) {
    let result = '';
    class Timed extends Reader {
      override plan(...args: Parameters<Reader['plan']>) {
        for (let i = 0; i < 3000; i++) super.plan(...args);
        let best = Infinity;
        for (let r = 0; r < 5; r++) { const s = performance.now(); for (let i = 0; i < 500; i++) super.plan(...args); best = Math.min(best, (performance.now() - s) / 500); }
        const st = super.plan(...args);
        result += ` ${(args[1] as GraphQLResolveInfo).fieldName} ${(best * 1000).toFixed(1)} µs (${st.text.length} chars, ${st.values.length} values)`;
        return st;
      }
    }
    const reader = new Timed(m.pool, m.catalog, new StatementNames());
    await execute({ schema: leaves, document, variableValues: variables, contextValue: { viewer: as('bea'), limits: graphqlLimits, reader } });
    out.push(name + result);
  }
  console.log(out.join('\n'));
}, 200000);
