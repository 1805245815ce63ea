// Two pages on three servers, in alternating rounds.
import { against, figure, median, range } from '../lib/figures.mjs';
import { load } from '../lib/load.mjs';
import { alternatingRounds } from '../lib/alternatingRounds.mjs';
import { table } from '../lib/table.mjs';
import { pages } from './pages.mjs';
import { verify } from './verify.mjs';
import { startServers } from './servers.mjs';

const CONNECTIONS = 8;
/** Warm-up: a server runs for weeks, so it is measured after its code has been compiled. */
const WARM_SECONDS = 12;
const names = {
  feedstock: 'Feedstock, members',
  visitors: 'Feedstock, visitors',
  bare: 'bare http + pg, the same SQL',
  pipelined: '… over two pipelined connections',
  postgraphile: 'PostGraphile 5',
};
/** Only the product page has targets. */
const targets = { product: { bare: 0.6, postgraphile: 1.5 } };

export async function compare(environment, connection, { rounds, seconds, quick, wants }) {
  const servers = await startServers(environment, connection, CONNECTIONS);
  await verify(servers);
  for (const [page, each] of Object.entries(servers)) {
    if (!wants(titleOf(page))) continue;
    for (const server of Object.values(each)) await run(server, quick ? 0.2 : WARM_SECONDS);
    const taken = await alternatingRounds(Object.keys(each), rounds, (name) => run(each[name], seconds));
    report(page, taken);
  }
  // Verify again afterwards: a fast wrong answer would not count.
  await verify(servers);
}

const run = (server, seconds) => load({ ...server, connections: CONNECTIONS, seconds });

const titleOf = (page) => `${pages[page].title}, ${CONNECTIONS} connections`;

function report(page, taken) {
  const of = (name, key) => taken.map((round) => round[name][key]);
  const rate = (name) => median(of(name, 'rate'));
  const rows = Object.keys(names).map((name) => [
    names[name],
    figure(rate(name)),
    name === 'feedstock' ? '' : figure(rate('feedstock') / rate(name)),
    name === 'feedstock' ? '' : range(taken.map((round) => round.feedstock.rate / round[name].rate)),
    targets[page]?.[name] ? against(targets[page][name], rate('feedstock') / rate(name)) : '',
    figure(median(of(name, 'p99'))),
    figure(median(of(name, 'cpu'))),
    of(name, 'rate').map(figure).join(' '),
  ]);
  const head = [
    titleOf(page),
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
