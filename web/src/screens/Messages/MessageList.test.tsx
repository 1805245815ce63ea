import { screen, within } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import type { ConversationQuery } from './Conversation.generated.ts';
import { MessageList } from './MessageList.tsx';

test('each step of an order leads to it, and the last one says how it stands', async () => {
  type Messages = NonNullable<ConversationQuery['conversation']>['messages'];
  const step = (id: string, content: string): Messages['nodes'][number] => ({
    __typename: 'Message',
    id,
    kind: 'order',
    subject: 'Urea',
    content,
    isRead: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    sender: {
      __typename: 'MessageSender',
      userId: 'other',
      firstName: 'Runa',
      lastName: 'Prado',
      companyName: 'Prado Paints',
      company: null,
    },
    order: { __typename: 'Order', id: 'o', number: '1000000017', status: 'shipped', totalAmount: '770.00' },
    quote: null,
  });
  const messages: Messages = {
    __typename: 'MessageConnection',
    nodes: [step('2', 'It is on its way.'), step('1', 'It is confirmed.')],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  await renderAs(
    member,
    <MessageList
      messages={messages}
      subjectTitle="Urea"
      isFailed={false}
      isFetchingMore={false}
      onRetry={() => undefined}
      onMore={() => undefined}
    />,
  );
  const [first, last] = screen.getAllByRole('listitem').map((item) => within(item));
  for (const item of [first!, last!]) expect(item.getByRole('link')).toHaveAttribute('href', '/orders/o');
  expect(first!.queryByText('Shipped')).toBeNull();
  expect(last!.getByText('Shipped')).toBeTruthy();
});
