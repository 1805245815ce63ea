import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { NoticeInbox } from './NoticeInbox.tsx';
import { NoticeInboxDocument, type NoticeInboxQuery } from './NoticeInbox.generated.ts';

test('a notice in the list leads to its record without being opened first', async () => {
  const data: NoticeInboxQuery = {
    messages: {
      __typename: 'MessageConnection',
      totalCount: 1,
      nodes: [
        {
          __typename: 'Message',
          id: 'm',
          isNotice: true,
          subject: 'New bid: Urea',
          content: 'Somebody bids.',
          isRead: true,
          createdAt: '2026-11-20T09:00:00.000Z',
          link: '/rfps/r',
          sender: {
            __typename: 'MessageSender',
            userId: null,
            firstName: 'Feedstock',
            lastName: '',
            companyName: '',
            isBlocked: false,
            company: null,
          },
        },
      ],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  };
  await renderAs(member, <NoticeInbox linked={undefined} />, {
    mocks: [{ request: { query: NoticeInboxDocument }, result: { data } }],
  });
  expect(await screen.findByRole('link', { name: 'View RFP of ‘New bid: Urea’' })).toHaveAttribute('href', '/rfps/r');
});
