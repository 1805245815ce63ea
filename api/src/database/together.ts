import pg from 'pg';

export interface Statement {
  /** Prepared once per connection under this name; without a name it is prepared each time. */
  name?: string;
  text: string;
  values?: readonly (string | number | boolean | null)[];
}

/** Parts of pg's internal connection that its types do not declare. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: (string | null)[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/** Sends several statements in one round trip. Execution stops at the first failure, which rejects all of them. */
export const together = <R extends readonly (pg.QueryResult | undefined)[]>(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<R> =>
  new Promise((resolve, reject) => {
    const wire = (client as unknown as { connection: Wire }).connection;
    const group = new pg.Query('', (error: Error | undefined, results: unknown) => {
      if (error) return reject(error);
      for (const { name, text } of statements) if (name) wire.parsedStatements[name] = text;
      resolve([results].flat() as unknown as R);
    });
    group.submit = () => {
      wire.stream.cork();
      for (const statement of statements) send(wire, statement);
      wire.sync();
      wire.stream.uncork();
    };
    client.query(group);
  });

const send = (wire: Wire, { name = '', text, values = [] }: Statement): void => {
  if (!name || wire.parsedStatements[name] !== text) {
    // After a failure it is unknown whether the statement was prepared.
    if (name) wire.close({ type: 'S', name });
    wire.parse({ name, text });
  }
  wire.bind({ statement: name, values: values.map((value) => (value === null ? null : String(value))) });
  wire.describe({ type: 'P' });
  wire.execute({});
};
