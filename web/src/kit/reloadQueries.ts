import type { ApolloClient } from '@apollo/client';

/** Asks again those of the named queries that are on the page. One that fails keeps what it has. */
export async function reloadQueries(client: ApolloClient, names: readonly string[]): Promise<void> {
  const isNamed = (name: string | undefined) => name !== undefined && names.includes(name);
  try {
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => isNamed(query.queryName) });
  } catch {
    // Each query shows its own failure.
  }
}
