// Copied beside the generated clients, compiled and run.
import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';
import { getProducts, getOrders } from './sdk/index.ts';
import { client } from './sdk/client.gen.ts';

export async function useClients(baseUrl: string, headers: Record<string, string>): Promise<string> {
  const json = { ...headers, accept: 'application/json' };
  client.setConfig({ baseUrl, headers: json });
  const market = createClient<paths>({ baseUrl, headers: json });

  const sdk = await getProducts({ query: { search: 'acid', limit: 3 }, throwOnError: true });
  const orders = await getOrders({ throwOnError: true });
  const { data, error } = await market.GET('/api/products', { params: { query: { search: 'acid', limit: 3 } } });
  if (!data) throw new Error(JSON.stringify(error));
  const [ids, same] = [sdk.data, data].map((products) => products.map(({ id }) => id).join());
  if (!ids || ids !== same) throw new Error('The clients read different materials.');
  const refused = await market.POST('/api/offerings', {
    body: { title: '', description: '', quantity: 1, unit: 'MT', price: '1.00' },
  });
  // A problem, or text for callers that do not ask for JSON.
  const message = typeof refused.error === 'object' ? refused.error.message : '';
  if (message !== 'Please fill in all required fields.') throw new Error(JSON.stringify(refused.error));
  return `compiled strictly; ${data.length} materials and ${orders.data.length} orders read, one refusal`;
}
