import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { aProduct } from '../../../test/factories.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool(database.app);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const addName = (productId: string, text: string, columns: { language?: string; kind?: string } = {}) =>
  pool.query(
    `insert into material_name (id, product_id, text, language, kind) values (gen_random_uuid(), $1, $2, $3, $4)`,
    [productId, text, columns.language ?? 'en', columns.kind ?? 'common'],
  );

it('keeps each name of a material once per language, on one line and of a known kind', async () => {
  const { id } = await aProduct(pool);
  await addName(id, 'Oil of vitriol');
  await addName(id, 'Oil of vitriol', { language: 'fr' });
  await expect(addName(id, 'oil of Vitriol')).rejects.toThrow('material_name_once');
  await expect(addName(id, 'Two\nlines')).rejects.toThrow('check constraint');
  await expect(addName(id, ' Vitriol')).rejects.toThrow('check constraint');
  await expect(addName(id, 'Vitriol', { kind: 'slang' })).rejects.toThrow('check constraint');
  await expect(addName(id, 'Vitriol', { language: 'english' })).rejects.toThrow('check constraint');
});

it('removes the names and uses of a material with the material, and keeps the function', async () => {
  const { id } = await aProduct(pool);
  await addName(id, 'Vitriol');
  await pool.query(`
    with added as (insert into material_function values (gen_random_uuid(), 'Thickener') returning id),
    named as (insert into function_name select id, 'Verdickungsmittel', 'de' from added)
    insert into function_material select id, '${id}', 0 from added`);
  await pool.query('delete from product where id = $1', [id]);
  const { rows } = await pool.query(
    `
    select (select count(*)::int from material_name where product_id = $1) as names,
      (select count(*)::int from function_material) as uses, (select count(*)::int from function_name) as words`,
    [id],
  );
  expect(rows).toEqual([{ names: 0, uses: 0, words: 1 }]);
});
