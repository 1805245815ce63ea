// How much slower a page becomes when the market grows: one connection, small and large market by turns.
import { startFeedstock } from '../lib/feedstock.mjs';
import { figure, median, range } from '../lib/figures.mjs';
import { openConnection } from '../lib/http.mjs';
import { signIn } from '../lib/session.mjs';
import { table } from '../lib/table.mjs';
import { fillMarket } from './fill.mjs';
import { pages } from './pages.mjs';
import { categoryVariables, graphqlBody, productVariables, secondPages } from './requests.mjs';
import { askOnce } from './ways.mjs';

const OFFERS = 3;
const MOST = 1.5;

export async function growth(place, { rounds, seconds, quick }) {
  const sizes = quick ? [1_000, 5_000] : [1_000, 200_000];
  const markets = [];
  for (const size of sizes) markets.push(await openMarket(place, size));
  const rows = [];
  for (const [page, { title }] of Object.entries(pages)) {
    for (const market of markets) await latency(market, page, quick ? 1 : 3);
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const each = [];
      for (const market of markets) each.push(await latency(market, page, seconds / 2));
      taken.push(round % 2 === 0 ? each : each);
    }
    rows.push(rowOf(title, taken));
  }
  const [few, many] = sizes.map(figure);
  const head = ['growth, 1 connection', `ms at ${few} products`, `ms at ${many}`, 'ratio', 'in rounds', 'target'];
  console.log(`\n${table(head, rows)}`);
}

async function openMarket(place, size) {
  const connection = await place.emptyMarket(`growth_${size}`);
  await fillMarket(connection, { products: size, offers: OFFERS });
  const { url } = await startFeedstock(place, connection);
  const headers = { cookie: await signIn(connection), 'content-type': 'application/json' };
  const ask = (body) => askOnce(url, headers, body);
  const variables = {
    product: await productVariables(connection),
    catalogue: await secondPages(await categoryVariables(connection), pages.catalogue.feedstock, ask),
  };
  return { url, headers, variables };
}

/** Milliseconds from the request to the end of the answer, the median of all within the time. */
async function latency({ url, headers, variables }, page, seconds) {
  const connection = openConnection(url, headers);
  const bodies = variables[page].map((each) => graphqlBody(pages[page].feedstock, each));
  const times = [];
  const end = performance.now() + seconds * 1_000;
  try {
    for (let i = 0; performance.now() < end; i = (i + 1) % bodies.length) {
      const began = performance.now();
      const { status } = await connection.post('/graphql', bodies[i]);
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    }
  } finally {
    connection.close();
  }
  return median(times);
}

function rowOf(title, taken) {
  const [few, many] = [0, 1].map((i) => median(taken.map((round) => round[i])));
  const ratios = taken.map(([small, large]) => large / small);
  return [title, few, many, many / few].map((cell) => (typeof cell === 'number' ? figure(cell) : cell)).concat([
    range(ratios),
    `≤ ${MOST} ${many / few <= MOST ? '✓' : '✗'}`,
  ]);
}
