import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { ConversationInbox } from './ConversationInbox.tsx';
import type { MessagesScreenQuery } from './MessagesScreen.generated.ts';

describe('screens/Messages/ConversationInbox', () => {
  type List = MessagesScreenQuery['conversations'];
  type Last = NonNullable<List['nodes'][number]['lastMessage']>;

  const own = { __typename: 'CompanyProfile' as const, id: 'own' };
  const user = { ...member, companyProfile: { ...own, lockReason: null, viewerRole: 'trader' as const } };

  const listOf = (kind: Last['kind'], userId: string, company = own): List => ({
    __typename: 'ConversationConnection',
    totalCount: 1,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    nodes: [
      {
        __typename: 'Conversation',
        id: 'c',
        lastMessageAt: '2026-11-20T09:00:00.000Z',
        unreadCount: 0,
        counterparty: { __typename: 'Counterparty', name: 'Prado Paints', company: null },
        subject: null,
        lastMessage: {
          __typename: 'Message',
          id: 'm',
          kind,
          subject: 'Message',
          content: 'On the way.',
          sender: { __typename: 'MessageSender', userId, firstName: 'Runa', company },
        },
      },
    ],
  });

  test.each([
    ['a text of one’s own', 'text', member.id, own, 'You: On the way.'],
    ['a text of a colleague', 'text', 'runa', own, 'Runa: On the way.'],
    ['a text of the other side', 'text', 'runa', { ...own, id: 'other' }, 'On the way.'],
    ['a card of a step that one took', 'order', member.id, own, 'On the way.'],
  ] as const)('the list names the author of %s', async (_what, kind, userId, company, words) => {
    await renderAs(
      user,
      <ConversationInbox
        list={listOf(kind, userId, company)}
        isFailed={false}
        isFetchingMore={false}
        onRetry={() => undefined}
        onMore={() => undefined}
      />,
    );
    expect(screen.getByText(words)).toBeTruthy();
  });
});
