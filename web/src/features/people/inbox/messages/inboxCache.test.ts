import { gql } from '@apollo/client';
import { cache } from '../../../../app/cache.ts';
import { addMessage, addToConversation } from './inboxCache.ts';

const LISTS = gql`
  query Lists {
    all: messages(first: 5) {
      nodes {
        id
      }
    }
    notices: messages(notices: true) {
      nodes {
        id
      }
    }
    conversations {
      nodes {
        id
      }
    }
    about: conversations(subjectId: "s") {
      nodes {
        id
      }
    }
  }
`;
const TALK = gql`
  query Talk($after: String) {
    conversation(id: "c") {
      id
      messages(first: 2, after: $after) {
        nodes {
          id
        }
        pageInfo {
          endCursor
        }
      }
    }
  }
`;

type Nodes = { nodes: { id: string }[] };
type Lists = Record<'all' | 'notices' | 'conversations' | 'about', Nodes>;
type Talk = { conversation: { messages: Nodes } };

const list = (__typename: string, ids: string[]) => ({ nodes: ids.map((id) => ({ __typename, id })) });
const ARRIVED = gql`
  fragment Arrived on Message {
    id
  }
`;

const opened = () => {
  const store = cache();
  const empty = { all: list('Message', []), notices: list('Message', []) };
  const none = { conversations: list('Conversation', []), about: list('Conversation', []) };
  store.writeQuery({ query: LISTS, data: { ...empty, ...none } });
  const read = (ids: string[], after?: string) =>
    store.writeQuery({
      query: TALK,
      variables: { after },
      data: {
        conversation: {
          __typename: 'Conversation',
          id: 'c',
          messages: { ...list('Message', ids), pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1) } },
        },
      },
    });
  /** A message that has arrived is in the cache before it is in lists. */
  const message = (id: string, conversation: string | null) => {
    store.writeFragment({ fragment: ARRIVED, data: { __typename: 'Message', id } });
    return {
      __typename: 'Message' as const,
      id,
      conversation: conversation === null ? null : { __typename: 'Conversation' as const, id: conversation },
    };
  };
  const talk = () =>
    store.readQuery<Talk>({ query: TALK, variables: {} })?.conversation.messages.nodes.map(({ id }) => id);
  const lists = () =>
    Object.entries(store.readQuery<Lists>({ query: LISTS }) ?? {}).map(([name, { nodes }]) => [
      name,
      ...nodes.map(({ id }) => id),
    ]);
  return { store, read, message, talk, lists };
};

test('a message appears in its conversation and in the lists that it belongs to, once', () => {
  const { store, read, message, talk, lists } = opened();
  read(['m2', 'm1']);
  for (let time = 0; time < 2; time++) addMessage(store, message('m3', 'c'));
  expect(talk()).toEqual(['m3', 'm2', 'm1']);
  expect(lists()).toEqual([['all', 'm3'], ['notices'], ['conversations', 'c'], ['about']]);
});

test('a notice appears among the notices, and an own message in its conversation only', () => {
  const { store, read, message, talk, lists } = opened();
  read(['m1']);
  addMessage(store, message('n1', null));
  addToConversation(store, message('m2', 'c'));
  expect(talk()).toEqual(['m2', 'm1']);
  expect(lists()).toEqual([['all', 'n1'], ['notices', 'n1'], ['conversations', 'c'], ['about']]);
});

test('reading the latest messages again keeps the earlier ones and adds those of colleagues', () => {
  const { read, talk } = opened();
  read(['m4', 'm3']);
  read(['m2', 'm1'], 'm3');
  read(['m5', 'm4']);
  expect(talk()).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
});
