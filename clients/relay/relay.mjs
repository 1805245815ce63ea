// Relay compiles its documents and normalizes the answers into one store, where each id belongs to one type.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Relay from 'relay-runtime';
import { tool } from '../tool.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/relay');
const { Environment, Network, RecordSource, Store, commitMutation, fetchQuery } = Relay;

export async function proveRelay({ url, buyer }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  tool('relay-compiler/cli.js', join(import.meta.dirname, 'relay.config.json'));
  const documentOf = (name) => createRequire(import.meta.url)(join(folder, `${name}.graphql.js`));

  const fetchFn = async ({ text: query }, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buyer },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  const environment = new Environment({ network: Network.create(fetchFn), store: new Store(new RecordSource()) });
  const read = (name, variables = {}) => fetchQuery(environment, documentOf(name), variables).toPromise();
  const change = (name, variables) =>
    new Promise((onCompleted, onError) =>
      commitMutation(environment, { mutation: documentOf(name), variables, onCompleted, onError }),
    );

  // Relay warns of an id under two types on the console.
  const warnings = [];
  const { error, warn } = console;
  console.error = console.warn = (...words) => warnings.push(words.join(' '));
  try {
    // Relay appends the pages of a connection in its store.
    let products;
    for (let page = 0; page < 3; page++)
      ({ products } = await read('MarketQuery', { first: 10, after: products?.pageInfo.endCursor ?? null }));
    const { edges } = products;
    assert.equal(new Set(edges.map(({ node }) => node.id)).size, 30);
    await read('MarketProductQuery', { id: edges[0].node.id });

    const { auctions } = await read('MarketBuyerQuery');
    const auction = auctions.nodes.find(({ viewerCan, minimumNextBid }) => viewerCan.bid && minimumNextBid);
    const input = { auctionId: auction.id, amount: auction.minimumNextBid, idempotencyKey: randomUUID() };
    const { placeBid } = await change('MarketBidMutation', { input });
    assert.equal(placeBid.bid.amount, auction.minimumNextBid);
    assert.deepEqual(warnings, []);
  } finally {
    Object.assign(console, { error, warn });
  }
  return 'documents compile; three pages, a refetch and a bid are normalized without a warning';
}
