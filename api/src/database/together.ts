import pg from 'pg';

export interface Statement {
  /** Prepared once for each connection under this name; without one, every time. */
  name?: string;
  text: string;
  values?: readonly (string | number | boolean | null)[];
}

/** What of pg's own connection is needed, of which its types tell only half. */
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

/**
 * Statements that leave as one and are answered as one: each by itself would be a message there, a message back, and a process woken up
 * for either. The first that fails is the last that is executed, and fails all of them.
 */
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
    // After a failure nobody knows whether it was prepared.
    if (name) wire.close({ type: 'S', name });
    wire.parse({ name, text });
  }
  wire.bind({ statement: name, values: values.map((value) => (value === null ? null : String(value))) });
  wire.describe({ type: 'P' });
  wire.execute({});
};
