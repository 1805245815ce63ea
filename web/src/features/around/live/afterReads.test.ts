import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterReads } from './afterReads.ts';

const QUERY = gql`
  query Shown {
    auction {
      id
      price
    }
  }
`;
const at = (price: number) => ({ auction: { __typename: 'Auction', id: 'a', price } });

it('What came live stays when the answer of an earlier read comes after it', async () => {
  let answer: (data: object) => void = () => undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = (data) => {
          observer.next({ data });
          observer.complete();
        };
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = client.watchQuery({ query: QUERY });
  const shown: unknown[] = [];
  query.subscribe(({ data }) => shown.push(data));
  await Promise.resolve();

  const write = () => void client.cache.writeQuery({ query: QUERY, data: at(2) });
  write();
  afterReads(client, write);
  answer(at(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.cache.readQuery({ query: QUERY })).toEqual(at(2));
  expect(shown.at(-1)).toEqual(at(2));

  // Only the reads of that moment.
  const later = query.refetch();
  await Promise.resolve();
  answer(at(3));
  await later;
  expect(client.cache.readQuery({ query: QUERY })).toEqual(at(3));
});
