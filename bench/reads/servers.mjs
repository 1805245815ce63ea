// The three servers for the same page, each with its requests.
import { join } from 'node:path';
import { startFeedstock } from '../lib/feedstock.mjs';
import { openConnection } from '../lib/http.mjs';
import { startProgram } from '../lib/program.mjs';
import { signInMembers } from '../lib/session.mjs';
import { pages } from './pages.mjs';
import { categoryVariables, graphqlBody, productVariables, secondPages } from './requests.mjs';
import { statementsOf } from './statements.mjs';

const server = (name) => join(import.meta.dirname, 'servers', `${name}.mjs`);

/** Posts a GraphQL body and returns its result. */
export async function askOnce(url, headers, body) {
  const connection = openConnection(url, headers);
  try {
    const { status, text } = await connection.post('/graphql', body);
    const result = JSON.parse(text);
    if (status !== 200 || result.errors) throw new Error(`${url} answered ${status}: ${text.slice(0, 1_000)}`);
    return result;
  } finally {
    connection.close();
  }
}

/** `servers[page]` has each server's `{ program, path, headers, bodies }`; headers for each connection. */
export async function startServers(environment, connection, connections) {
  const cookies = await signInMembers(connection, connections);
  const [cookie] = cookies;
  const feedstock = await startFeedstock(environment, connection);
  const postgraphile = await startProgram(environment, server('postgraphile'), {
    env: { BENCH: JSON.stringify({ connection }) },
  });

  const categories = await categoryVariables(connection);
  const products = await productVariables(connection);
  const bodiesOf = async (name, { url }, headers) => ({
    product: products.map((variables) => graphqlBody(pages.product[name], variables)),
    catalogue: (await secondPages(categories, pages.catalogue[name], (body) => askOnce(url, headers, body))).map(
      (variables) => graphqlBody(pages.catalogue[name], variables),
    ),
  });
  const json = { 'content-type': 'application/json' };
  const ours = await bodiesOf('feedstock', feedstock, { ...json, cookie });
  const members = cookies.map((own) => ({ ...json, cookie: own }));
  const visitors = cookies.map((_, nth) => ({ ...json, 'x-forwarded-for': `198.51.100.${nth + 1}` }));
  const theirs = await bodiesOf('postgraphile', postgraphile, json);

  const statements = {};
  for (const page of Object.keys(pages)) statements[page] = await statementsOf(connection, cookie, ours[page]);
  const texts = Object.fromEntries(Object.entries(statements).map(([page, each]) => [page, onlyText(each)]));
  const startBare = (pipeline) =>
    startProgram(environment, server('bare'), { env: { BENCH: JSON.stringify({ connection, texts, pipeline }) } });
  const [bare, pipelined] = [await startBare(false), await startBare(true)];

  return Object.fromEntries(
    Object.keys(pages).map((page) => [
      page,
      {
        feedstock: { program: feedstock, path: '/graphql', headers: members, bodies: ours[page] },
        visitors: { program: feedstock, path: '/graphql', headers: visitors, bodies: ours[page] },
        ...Object.fromEntries(
          Object.entries({ bare, pipelined }).map(([name, program]) => [
            name,
            {
              program,
              path: `/${page}`,
              headers: [json],
              bodies: statements[page].map(({ values }) => JSON.stringify(values)),
            },
          ]),
        ),
        postgraphile: { program: postgraphile, path: '/graphql', headers: [json], bodies: theirs[page] },
      },
    ]),
  );
}

function onlyText(statements) {
  const texts = new Set(statements.map(({ text }) => text));
  if (texts.size !== 1) throw new Error(`Expected one statement for the page, found ${texts.size}.`);
  return statements[0].text;
}
