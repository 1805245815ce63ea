// The small market with the reader.
import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import pg from 'pg';
import { Catalog } from '../../src/reading/catalog.ts';
import { stringifyResult } from '../../src/reading/rawJson.ts';
import { toExecutionSchema } from '../../src/reading/executionSchema.ts';
import type { ReadLimits } from '../../src/reading/planner.ts';
import { Reader, type ReadContext } from '../../src/reading/read.ts';
import type { Context } from '../../src/schema/context.ts';
import type { Viewer } from '../../src/reading/reading.ts';
import { StatementNames } from '../../src/reading/statementNames.ts';
import { freshDatabase } from '../database.ts';
import { insertMarket } from './market/market.ts';
import { userId, type Person } from './market/people.ts';
import { foundMaterials } from './materials.ts';
import { readWorld, type World } from './world.ts';
import { marketSchema, openMarketOrm } from '../../src/slices.ts';

export const visitor: Viewer = { id: null, admin: false, staff: false };
export const as = (person: Person): Viewer => ({
  id: userId(person),
  admin: person === 'ada',
  staff: person === 'ada' || person === 'sue',
});

/** The limits of the GraphQL transport. */
export const graphqlLimits: ReadLimits = { page: 100, nodes: 10_000 };

export interface Answer {
  /** The `data` as text. */
  text: string;
  /** Message and path of each error. */
  errors: string[];
  /** Data statements sent to PostgreSQL. */
  statements: number;
  /** The same statements with text and values. */
  sent: readonly pg.QueryConfig[];
}

/** If an error has removed all data, it depends on timing which other errors are reported. */
const errorsOf = ({ data, errors = [] }: ExecutionResult): string[] =>
  data === null
    ? [...new Set(errors.map(({ message }) => message))]
    : errors.map(({ message, path }) => `${path?.join('.')}: ${message}`).sort();

/** Removes the white space that PostgreSQL writes between rows; otherwise the text must equal `JSON.stringify`. */
const withoutBlanks = (json: string): string => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

/** `pool.end()` returns before its connections are closed, and dropping the database would end them with an error. */
const closed = async (pool: pg.Pool): Promise<void> => {
  let open = pool.totalCount;
  const gone = new Promise<void>((resolve) => pool.on('remove', () => --open === 0 && resolve()));
  await pool.end();
  await gone;
};

export class ReadMarket {
  readonly schema: GraphQLSchema;
  readonly catalog: Catalog;
  readonly pool: pg.Pool;
  readonly world: World;
  private readonly leaves: GraphQLSchema;
  private turn: Promise<unknown> = Promise.resolve();
  private client: pg.PoolClient | undefined;
  private readonly names = new StatementNames();

  private constructor(schema: GraphQLSchema, catalog: Catalog, pool: pg.Pool, world: World) {
    this.schema = schema;
    this.catalog = catalog;
    this.pool = pool;
    this.world = world;
    this.leaves = toExecutionSchema(schema, catalog);
  }

  static async open(): Promise<ReadMarket> {
    const database = await freshDatabase();
    const orm = await openMarketOrm(database.connection);
    const schema = await marketSchema();
    const catalog = new Catalog(schema, orm.getMetadata());
    await orm.close();
    // Planning takes longer than running in a small market.
    const options = '-c plan_cache_mode=force_generic_plan';
    const pool = new pg.Pool({ ...database.connection, options, max: 4 });
    await insertMarket(pool);
    const market = new ReadMarket(schema, catalog, pool, await readWorld(pool));
    market.close = async () => {
      await closed(pool);
      await database.drop();
    };
    return market;
  }

  close: () => Promise<void> = async () => {};

  /** What `work` gives in a market with changes, which are undone afterwards. */
  async rolledBack<T>(change: (client: pg.ClientBase) => Promise<void>, work: () => Promise<T>): Promise<T> {
    this.client = await this.pool.connect();
    try {
      await this.client.query('begin');
      await change(this.client);
      return await work();
    } finally {
      await this.client.query('rollback');
      this.client.release();
      this.client = undefined;
    }
  }

  /** A statement that fails, such as one with an invalid id, must not end the transaction. */
  private recovering(client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult> {
    const result = this.turn.then(async () => {
      await client.query('savepoint statement');
      try {
        return await client.query(config);
      } catch (error) {
        await client.query('rollback to savepoint statement');
        throw error;
      }
    });
    this.turn = result.catch(() => {});
    return result;
  }

  /** A document that passes the transport's validation; anything else is an error of the test. */
  parsed(source: string): DocumentNode {
    const document = parse(source);
    const errors = validate(this.schema, document);
    if (errors.length > 0) throw new Error(`${errors.map(String).join('\n')}\n\n${source}`);
    return document;
  }

  /** The reader's result, executed as behind Apollo. */
  async ask(
    source: string | DocumentNode,
    viewer: Viewer,
    variables: Record<string, unknown> = {},
    limits = graphqlLimits,
  ): Promise<Answer> {
    const document = typeof source === 'string' ? this.parsed(source) : source;
    const sent: pg.QueryConfig[] = [];
    const query = (statement: string | pg.QueryConfig, values?: unknown[]) => {
      const config = typeof statement === 'string' ? { text: statement, values } : statement;
      sent.push(config);
      return this.client ? this.recovering(this.client, config) : this.pool.query(config);
    };
    const reader = new Reader({ query } as unknown as pg.Pool, this.catalog, this.names);
    const context: ReadContext & Pick<Context, 'reader'> = {
      viewer,
      limits,
      reader,
      finder: { ids: async ({ text, which }) => foundMaterials(this.world, text, which) },
      budget: { limited: (work) => work() },
    };
    const result = await execute({ schema: this.leaves, document, variableValues: variables, contextValue: context });
    return {
      text: withoutBlanks(stringifyResult(result.data)),
      errors: errorsOf(result),
      statements: sent.length,
      sent,
    };
  }
}
