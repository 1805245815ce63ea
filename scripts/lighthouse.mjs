// npm run lighthouse [-- --runs=3] [-- --only=/products]: measures the public pages on a simulated phone against their minimum scores. The
// median of the runs counts, because a busy machine makes pages slower.
import './node-version.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../bench/lib/freePort.mjs';
import { table } from '../bench/lib/table.mjs';
import { launchBrowser } from '../web/test/browser.ts';
import { startMarket } from '../web/test/startMarket.ts';
import { buildIfStale } from './build/ifStale.mjs';
import { separatePackage } from './separatePackage.mjs';

const targets = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 };
const categories = Object.keys(targets);
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } });
buildIfStale();
const { folder: bench } = separatePackage('bench');
const { default: lighthouse } = await import(join(bench, 'node_modules/lighthouse/core/index.js'));

const port = await freePort();
const market = await startMarket('demo');
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  const pages = (await pagesOf(market.url)).filter((path) => !values.only || path === values.only);
  const rows = [];
  for (const path of pages) rows.push({ path, ...(await measure(market.url + path)) });
  report(rows);
} finally {
  await browser.close();
  await market.stop();
}

async function pagesOf(url) {
  const [product] = await (await fetch(`${url}/api/products?search=7664-93-9&limit=1`)).json();
  return ['/', '/products', `/product/${product.id}`];
}

async function measure(url) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    runs.push(lhr);
  }
  const score = (lhr) => lhr.categories.performance.score;
  return { lhr: runs.toSorted((a, b) => score(a) - score(b))[runs.length >> 1] };
}

function report(rows) {
  const scoreOf = (lhr, name) => Math.round(lhr.categories[name].score * 100);
  const cells = rows.map(({ path, lhr }) => [
    path,
    ...categories.map((name) => String(scoreOf(lhr, name))),
    ...Object.values(timings).map((audit) => lhr.audits[audit].displayValue.replaceAll('\u00a0', ' ')),
  ]);
  const reach = ['to reach', ...Object.values(targets).map(String), ...Object.keys(timings).map(() => '')];
  console.log(table(['page', ...categories, ...Object.keys(timings)], [...cells, reach]));
  for (const { path, lhr } of rows) {
    for (const name of categories.filter((each) => scoreOf(lhr, each) < targets[each])) {
      process.exitCode = 1;
      console.error(`\n${path} reaches ${scoreOf(lhr, name)} of ${targets[name]} in ${name}. What costs it:`);
      for (const line of costsOf(lhr, name)) console.error(`  ${line}`);
    }
  }
}

function costsOf(lhr, name) {
  const audits = lhr.categories[name].auditRefs.map(({ id, weight }) => ({ weight, audit: lhr.audits[id] }));
  return audits
    .filter(({ audit }) => audit.score !== null && audit.score < 0.9)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ audit }) => `${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`.trim());
}
