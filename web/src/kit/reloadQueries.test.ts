import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { isLoading, reloadQueries } from './reloadQueries.ts';

const QUERY = gql`
  query Unread {
    unread
  }
`;

test.each(['first', 'second'])(
  'a response to the %s request that is under way is not taken for a later one',
  async (which) => {
    const answers: ((unread: number) => Promise<void>)[] = [];
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          answers.push(async (unread) => {
            observer.next({ data: { unread } });
            // Over HTTP it ends some microtasks later.
            for (let nth = 0; nth < 10; nth++) await undefined;
            observer.complete();
          });
        }),
    );
    const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = client.watchQuery<{ unread: number }>({ query: QUERY });
    const watching = query.subscribe(() => undefined);
    if (which === 'second') {
      void answers.shift()?.(0);
      await turn();
      void reloadQueries(client, ['Unread']);
    }
    expect(isLoading(client, ['Unread'])).toBe(true);
    const reloaded = reloadQueries(client, ['Unread']);
    const other = reloadQueries(client, ['Unread']);
    await turn();
    void answers.shift()?.(0);
    await turn();
    expect(answers).toHaveLength(1);
    void answers.shift()?.(1);
    await reloaded;
    await other;
    expect(query.getCurrentResult().data).toEqual({ unread: 1 });
    watching.unsubscribe();
  },
);
