import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useEffect, useState } from 'react';

/** An example operation as `/graphql/examples.json` lists it. */
interface Example {
  field: string;
  kind: 'query' | 'mutation' | 'subscription';
  description: string;
  scope: string;
  points: number;
  query: string;
  variables: object;
}

interface ExamplesResponse {
  /** Ids in the variables, by kind, such as `productId`. */
  sampleIds: Record<string, string>;
  examples: Example[];
}

/** Finds records of this market, whose ids replace the sample ids. */
const REAL_IDS = `{
  products(first: 1) { nodes { id categoryId } }
  offerings(first: 1, status: active) { nodes { id userId } }
  rfps(first: 1, status: active) { nodes { id } }
  auctions(first: 1, status: active) { nodes { id } }
}`;

interface RealIds {
  data: Record<string, { nodes: Record<string, string | null>[] }>;
}

async function realIds(): Promise<Record<string, string | null | undefined>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: REAL_IDS }),
  });
  const { data } = (await response.json()) as RealIds;
  const first = (list: string) => data[list]?.nodes[0];
  return {
    productId: first('products')?.id,
    categoryId: first('products')?.categoryId,
    offeringId: first('offerings')?.id,
    sellerId: first('offerings')?.userId,
    rfpId: first('rfps')?.id,
    auctionId: first('auctions')?.id,
  };
}

async function loadExamples(): Promise<Example[]> {
  const [response, real] = await Promise.all([fetch('/graphql/examples.json'), realIds()]);
  const { sampleIds, examples } = (await response.json()) as ExamplesResponse;
  const text = Object.entries(sampleIds).reduce(
    (json, [name, id]) => json.replaceAll(id, real[name] ?? id),
    JSON.stringify(examples),
  );
  return JSON.parse(text) as Example[];
}

const headings = { query: 'Queries', mutation: 'Mutations', subscription: 'Subscriptions' } as const;

/** Lists an example operation for every root field. Choosing one opens it in a new tab. */
function Examples() {
  const [examples, setExamples] = useState<Example[] | 'failed'>();
  const [search, setSearch] = useState('');
  useEffect(() => {
    loadExamples().then(setExamples, () => setExamples('failed'));
  }, []);
  if (examples === 'failed') return <p>The examples could not be loaded.</p>;
  const found = (examples ?? []).filter(({ field }) => field.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <section aria-label="Examples" className="examples">
      <div className="graphiql-doc-explorer-title">Examples</div>
      <input
        type="search"
        aria-label="Search the examples"
        placeholder="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {Object.entries(headings).map(([kind, heading]) => {
        const ofKind = found.filter((example) => example.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind}>
            <h3>{heading}</h3>
            <ul>
              {ofKind.map((example) => (
                <li key={example.field}>
                  <ExampleButton example={example} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function ExampleButton({ example }: { example: Example }) {
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const open = () => {
    addTab();
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(JSON.stringify(example.variables, null, 2));
    // On phones the panel covers the editors.
    if (matchMedia('(max-width: 640px)').matches) setVisiblePlugin(null);
  };
  return (
    <button
      type="button"
      title={`${example.description} Scope: ${example.scope}. ${example.points} points.`}
      onClick={open}
    >
      {example.field}
    </button>
  );
}

const Icon = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M3 2.5h10v11H3zM5.5 6h5M5.5 8.5h5M5.5 11h3" />
  </svg>
);

export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: 'Examples', icon: Icon, content: Examples };
