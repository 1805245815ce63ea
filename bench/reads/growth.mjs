// How much slower a page becomes as the market grows: one connection, alternating between the small and the large market.
import { startFeedstock } from '../lib/feedstock.mjs';
import { figure, median, range } from '../lib/figures.mjs';
import { openConnection } from '../lib/http.mjs';
import { signInMembers } from '../lib/session.mjs';
import { table } from '../lib/table.mjs';
import { fillMarket } from './fillMarket.mjs';
import { pages } from './pages.mjs';
import { branches, categoryVariables, graphqlBody, productVariables, secondPages } from './requests.mjs';
import { askOnce } from './servers.mjs';

const OFFERS = 3;
const MAX_RATIO = 1.5;

/** The pages and how their variables are chosen. */
const openings = {
  'product page': { page: 'product', variables: productVariables },
  'catalogue page of a category': { page: 'catalogue', variables: (market) => categoryVariables(market) },
  '… of a whole industry': { page: 'catalogue', variables: (market) => categoryVariables(market, branches.industries) },
  '… of a category that stays small': {
    page: 'catalogue',
    variables: (market) => categoryVariables(market, branches.smallOne),
  },
};

export async function growth(environment, { rounds, seconds, quick, wants }) {
  const titles = Object.keys(openings).filter(wants);
  if (titles.length === 0) return;
  const sizes = quick ? [1_000, 2_000] : [1_000, 200_000];
  console.log(`\nGrowth: from ${sizes.map(figure).join(' to ')} products with ${OFFERS} offers each`);
  const markets = [];
  for (const size of sizes) markets.push(await openMarket(environment, size));
  const rows = [];
  for (const title of titles) {
    for (const market of markets) await latency(market, title, quick ? 0.5 : 2);
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const pair = [];
      for (const market of markets) pair.push(await latency(market, title, seconds / 2));
      taken.push(pair);
    }
    rows.push(rowOf(title, taken));
  }
  const [few, many] = sizes.map(figure);
  console.log(
    `\n${table(['growth, 1 connection', `ms at ${few}`, `ms at ${many} products`, 'ratio', 'in rounds', 'target'], rows)}`,
  );
}

async function openMarket(environment, size) {
  const connection = await environment.emptyMarket(`growth_${size}`);
  await fillMarket(connection, { products: size, offers: OFFERS });
  const { url } = await startFeedstock(environment, connection);
  const [cookie] = await signInMembers(connection, 1);
  const headers = { cookie, 'content-type': 'application/json' };
  const bodies = {};
  for (const [title, { page, variables }] of Object.entries(openings)) {
    const query = pages[page].feedstock;
    const first = await variables(connection);
    const all = page === 'product' ? first : await secondPages(first, query, (body) => askOnce(url, headers, body));
    bodies[title] = all.map((each) => graphqlBody(query, each));
  }
  return { url, headers, bodies };
}

/** Median latency in milliseconds within the given time. */
async function latency({ url, headers, bodies }, title, seconds) {
  const connection = openConnection(url, headers);
  const times = [];
  const end = performance.now() + seconds * 1_000;
  try {
    for (let i = 0; performance.now() < end; i = (i + 1) % bodies[title].length) {
      const began = performance.now();
      const { status } = await connection.post('/graphql', bodies[title][i]);
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    }
  } finally {
    connection.close();
  }
  return median(times);
}

function rowOf(title, taken) {
  const [few, many] = [0, 1].map((i) => median(taken.map((pair) => pair[i])));
  const ratio = many / few;
  const ratios = range(taken.map(([small, large]) => large / small));
  return [title, figure(few), figure(many), figure(ratio), ratios, `≤ ${MAX_RATIO} ${ratio <= MAX_RATIO ? '✓' : '✗'}`];
}
