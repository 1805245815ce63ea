// The two pages, three ways, in alternating rounds.
import { figure, median, range } from '../lib/figures.mjs';
import { load } from '../lib/load.mjs';
import { alternatingRounds } from '../lib/rounds.mjs';
import { table } from '../lib/table.mjs';
import { pages } from './pages.mjs';
import { verify } from './verify.mjs';
import { openWays } from './ways.mjs';

const CONNECTIONS = 8;
/** A server runs for weeks: each is measured when its code has been compiled by what it does, not while that goes on. */
const WARM_SECONDS = 12;
const names = { feedstock: 'Feedstock', bare: 'bare http + pg, the same SQL', postgraphile: 'PostGraphile 5' };
const targets = { bare: 0.6, postgraphile: 1.7 };

export async function compare(place, connection, { rounds, seconds, quick }) {
  const ways = await openWays(place, connection);
  await verify(ways);
  for (const [page, each] of Object.entries(ways)) {
    for (const way of Object.values(each)) await run(way, quick ? 1 : WARM_SECONDS);
    const taken = await alternatingRounds(Object.keys(each), rounds, (name) => run(each[name], seconds));
    report(pages[page].title, taken);
  }
  // What was fast and wrong would not count.
  await verify(ways);
}

const run = (way, seconds) => load({ ...way, connections: CONNECTIONS, seconds });

function report(title, taken) {
  const of = (name, key) => taken.map((round) => round[name][key]);
  const rate = (name) => median(of(name, 'rate'));
  const rows = Object.keys(names).map((name) => [
    names[name],
    figure(rate(name)),
    name === 'feedstock' ? '' : figure(rate('feedstock') / rate(name)),
    name === 'feedstock' ? '' : range(taken.map((round) => round.feedstock.rate / round[name].rate)),
    targets[name] ? `≥ ${targets[name]} ${rate('feedstock') / rate(name) >= targets[name] ? '✓' : '✗'}` : '',
    figure(median(of(name, 'p99'))),
    figure(median(of(name, 'cpu'))),
    of(name, 'rate').map(figure).join(' '),
  ]);
  const head = [
    `${title}, ${CONNECTIONS} connections`,
    'requests/s',
    'Feedstock ×',
    'in rounds',
    'target',
    'p99 ms',
    'server CPU µs',
    'requests/s of each round',
  ];
  console.log(`\n${table(head, rows)}`);
}
