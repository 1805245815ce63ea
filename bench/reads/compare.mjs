// Two pages on three servers, in alternating rounds.
import { figure, median, range } from '../lib/figures.mjs';
import { load } from '../lib/load.mjs';
import { alternatingRounds } from '../lib/alternatingRounds.mjs';
import { table } from '../lib/table.mjs';
import { pages } from './pages.mjs';
import { verify } from './verify.mjs';
import { startServers } from './servers.mjs';

const CONNECTIONS = 8;
/** Warm-up: a server runs for weeks, so it is measured after its code has been compiled. */
const WARM_SECONDS = 12;
const names = { feedstock: 'Feedstock', bare: 'bare http + pg, the same SQL', postgraphile: 'PostGraphile 5' };
const targets = { bare: 0.6, postgraphile: 1.7 };

export async function compare(environment, connection, { rounds, seconds, quick }) {
  const servers = await startServers(environment, connection);
  await verify(servers);
  for (const [page, each] of Object.entries(servers)) {
    for (const server of Object.values(each)) await run(server, quick ? 1 : WARM_SECONDS);
    const taken = await alternatingRounds(Object.keys(each), rounds, (name) => run(each[name], seconds));
    report(pages[page].title, taken);
  }
  // Verify again afterwards: a fast wrong answer would not count.
  await verify(servers);
}

const run = (server, seconds) => load({ ...server, connections: CONNECTIONS, seconds });

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
