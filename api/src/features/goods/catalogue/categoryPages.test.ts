import { aCategory, aProduct } from '../../../../test/factories.ts';
import { visitor, ReadMarket } from '../../../../test/reading/readMarket.ts';

describe('features/goods/catalogue/categoryPages', () => {
  let market: ReadMarket;
  let large: string;
  let small: string;
  beforeAll(async () => {
    market = await ReadMarket.open();
    const { pool } = market;
    large = (await aCategory(pool, { name: 'Solvents' })).id;
    small = (await aCategory(pool, { name: 'Zeolites' })).id;
    const model = await aProduct(pool, { category_id: large });
    const copies = `insert into product (id, name, description, synonyms, specifications, safety_data, category_id)
    select gen_random_uuid(), $2 || n, description, synonyms, specifications, safety_data, $3
    from product, generate_series(1, $4::int) n where id = $1`;
    await pool.query(copies, [model.id, 'Acetone ', large, 3_999]);
    await pool.query(copies, [model.id, 'Zeolite ', small, 5]);
    await pool.query('analyze product');
  });
  afterAll(() => market.close());

  interface Plan {
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  }

  const touched = (plan: Plan): number =>
    (plan['Relation Name'] === 'product'
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0) + (plan.Plans ?? []).reduce((sum, inner) => sum + touched(inner), 0);

  /** Number of products that PostgreSQL scans. */
  const looksAt = async (query: string): Promise<number> => {
    const [statement] = (await market.ask(query, visitor)).sent;
    const { rows } = await market.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${statement!.text}`,
      statement!.values,
    );
    return touched(rows[0]!['QUERY PLAN'][0].Plan);
  };

  it.each(['name', 'name_descending', 'lowest_price', 'offers', 'newest'])(
    'A page of a small category by %s does not scan the large one',
    async (sort) => {
      expect(await looksAt(`{ products(categoryId: "${small}", sort: ${sort}) { nodes { id } } }`)).toBe(5);
      expect(await looksAt(`{ products(categoryId: "${large}", sort: ${sort}, first: 10) { nodes { id } } }`)).toBe(10);
    },
  );
});
