// Keeps the offerings on the market equal to a file, and follows the orders and quotes. See README.md.
import { watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ApiError, Client } from './client.ts';
import { coalesced } from './coalesced.ts';
import { difference, type Step } from './difference.ts';
import { readInventory } from './inventoryFile.ts';
import { Market } from './market.ts';
import { followOrders } from './orderSocket.ts';
import { followedOrders, followedQuotes, pendingOf, type Order, type Quote } from './orders.ts';
import { readSettings, type Settings } from './settings.ts';
import { startReceiver } from './webhookReceiver.ts';

/** A pass without a reason, in case that everything that should have caused one was missed. */
const PASS_EVERY_MS = 60_000;

const say = (line: string): void => console.log(line);

const describe = ({ status, title, quantity, unit, totalAmount }: Order): string =>
  `order ${status}: ${title}, ${[quantity, unit].filter(Boolean).join(' ')}, $${totalAmount}`;

/** A quote that waits for the seller is answered on the market, or by `POST /api/quotes/{id}/revisions`. */
const describeQuote = ({ number, status, awaiting, offering, revision: { terms } }: Quote): string =>
  [
    `quote ${number} ${status}: ${offering.sku ?? offering.title}, ${terms.quantity} ${terms.unit}`,
    terms.price === null ? 'asks for a price' : `$${terms.price} each`,
    ...(awaiting === 'seller' ? ['waits for you'] : []),
  ].join(', ');

const counts = (steps: readonly Step[]): string => {
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  return `${count('add')} to add, ${count('change')} to change, ${count('withdraw')} to withdraw`;
};

const main = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const client = new Client(settings);
  const market = new Market(client);
  const sayUnlessDry = (line: string): void => void (settings.dryRun || say(line));
  const inState = (name: string): string => join(settings.state, name);
  const orders = followedOrders(client, inState('orders.jsonl'), (order) => sayUnlessDry(describe(order)));
  const quotes = followedQuotes(client, inState('quotes.jsonl'), (quote) => sayUnlessDry(describeQuote(quote)));

  const compare = async (): Promise<Step[]> => {
    const items = readInventory(settings.file);
    const offered = await market.read();
    // After the offerings: an order placed in between lowers what is offered, and never raises it.
    await orders.catchUp();
    return difference(items, offered, pendingOf(orders.known.values()));
  };
  const pass = async (): Promise<number> => {
    await quotes.catchUp();
    const steps = await compare();
    if (steps.length > 0) say(counts(steps));
    for (const { step, error } of await market.write(steps)) say(`${step.sku}: ${reason(error)}`);
    const left = steps.length > 0 ? await compare() : steps;
    say(`difference: ${left.length}`);
    return left.length;
  };

  if (settings.dryRun) {
    const steps = await compare();
    for (const { kind, sku } of steps) say(`${kind} ${sku}`);
    say(counts(steps));
    return;
  }
  if (!settings.watch) {
    process.exitCode = (await pass()) === 0 ? 0 : 1;
    return;
  }
  await keepEqual(settings, client, coalesced(pass));
};

/** Passes whenever the file or an order changes, until the program is stopped or the key is no longer accepted. */
const keepEqual = async (settings: Settings, client: Client, pass: () => Promise<number>): Promise<void> => {
  const passOrReport = (): void => void pass().catch(report);
  const name = basename(settings.file);
  watch(dirname(settings.file), (_event, changed) => {
    if (changed === name) passOrReport();
  });
  setInterval(passOrReport, PASS_EVERY_MS);
  if (settings.webhook) {
    const receiver = await startReceiver({
      ...settings.webhook,
      path: join(settings.state, 'webhooks.jsonl'),
      onEvent: (type) => {
        say(`webhook: ${type}`);
        if (/^(order|quote)\./.test(type)) passOrReport();
      },
    });
    say(`webhooks: http://127.0.0.1:${receiver.port}`);
  } else say('no webhook secret: orders are followed by the socket only');
  followOrders(client, {
    onChange: (order) => {
      say(order ? `socket: order ${order.status}` : 'socket: connected');
      passOrReport();
    },
    onRefused: end,
  });
  passOrReport();
};

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return fields.length > 0 ? fields.map(([field, rule]) => `${field}: ${rule}`).join('; ') : error.message;
};

/** A wrong file or a full quota can be put right while the program runs; a wrong key cannot. */
const report = (error: unknown): void => {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) end(error);
  else console.error(reason(error));
};

const end = (error: unknown): void => {
  console.error(reason(error));
  process.exit(1);
};

await main().catch(end);
