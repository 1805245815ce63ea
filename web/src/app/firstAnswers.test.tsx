import { ApolloLink, gql, Observable } from '@apollo/client';
import { createClient } from './apollo.ts';
import { firstAnswers, type FirstAnswer } from './firstAnswers.ts';

const NAMED = gql`
  query Named($id: ID!) {
    product(id: $id) {
      id
      name
    }
  }
`;

const named = (id: string, name: string): FirstAnswer => ({
  operation: 'Named',
  variables: { id },
  data: { product: { __typename: 'Product', id, name } },
});

/** A client with embedded answers, and the operations that it still sends. */
const opened = (answers: FirstAnswer[]) => {
  const client = createClient(answers);
  const asked: unknown[] = [];
  client.setLink(
    new ApolloLink(({ variables }) => {
      asked.push(variables);
      return new Observable((observer) => {
        observer.next({ data: { product: { __typename: 'Product', id: variables['id'] as string, name: 'asked' } } });
        observer.complete();
      });
    }),
  );
  const first = (id: string) => client.watchQuery({ query: NAMED, variables: { id } }).getCurrentResult();
  const read = async (id: string) => (await client.query({ query: NAMED, variables: { id } })).data;
  return { client, asked, first, read };
};

describe('a client', () => {
  it('uses the answers embedded in the page at once, and requests the others', async () => {
    const { first, read, asked } = opened([named('a', 'Soda'), named('b', 'Salt')]);
    expect(first('a')).toMatchObject({ data: { product: { name: 'Soda' } }, loading: false });
    expect(await read('b')).toMatchObject({ product: { name: 'Salt' } });
    expect(asked).toEqual([]);
    expect(first('c')).toMatchObject({ loading: true });
    expect(await read('c')).toMatchObject({ product: { name: 'asked' } });
    expect(asked).toEqual([{ id: 'c' }]);
  });

  it('drops them when somebody signs in, including unused ones', async () => {
    const { client, read } = opened([named('a', 'Soda')]);
    await client.resetStore();
    expect(await read('a')).toMatchObject({ product: { name: 'asked' } });
  });
});

describe('the page', () => {
  const cameBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

  beforeEach(() => {
    const written = JSON.stringify([named('a', 'Soda')]);
    document.body.innerHTML = `<script type="application/json" id="first-answers">${written}</script>`;
  });

  it.each(['navigate', 'reload'])('that came from the server (%s) has its answers', (type) => {
    cameBy(type);
    expect(firstAnswers()).toEqual([named('a', 'Soda')]);
  });

  it('is fetched again if the browser restored it', () => {
    cameBy('back_forward');
    expect(firstAnswers()).toEqual([]);
  });

  it('has none for a member', () => {
    cameBy('navigate');
    document.body.innerHTML = '';
    expect(firstAnswers()).toEqual([]);
  });
});
