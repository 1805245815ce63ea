import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { hidden, Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { media, space } from '../../theme.ts';
import { ConversationInbox } from './ConversationInbox.tsx';
import { LinkedMessageDocument, MessagesScreenDocument } from './MessagesScreen.generated.ts';
import { NoticeInbox } from './NoticeInbox.tsx';

const NewMessage = lazyNamed(() => import('./NewMessage.tsx'), 'NewMessage');

const tabs = ['conversations', 'notices'] as const;

/** Conversations with other companies, and notices. Links to a message lead to its conversation. */
export const MessagesScreen = () => {
  const { data, query, status } = usePagedQuery(MessagesScreenDocument, {});
  const [chosen] = useParam('tab', 'conversations', tabs);
  const [params] = useSearchParams();
  const [messageId] = useParam('message', '');
  const link = useQuery(LinkedMessageDocument, {
    variables: { id: messageId },
    skip: messageId === '' || chosen === 'notices',
  });
  const linked = link.data?.node?.__typename === 'Message' ? link.data.node : undefined;
  const conversationId = linked?.conversation?.id;
  const tab = linked && !conversationId ? 'notices' : chosen;

  const [newDialog, openNew, closeNew] = useDialogParam('new');
  const change = useChangeParams();
  const showTab = (next: (typeof tabs)[number]) =>
    change((query) => {
      for (const name of ['message', 'conversation', 'to']) query.delete(name);
      if (next === 'notices') query.set('tab', next);
      else query.delete('tab');
    });
  const follow = useEffectEvent((id: string) =>
    change((query) => {
      query.delete('message');
      query.set('conversation', id);
    }),
  );
  useEffect(() => {
    if (conversationId) follow(conversationId);
  }, [conversationId]);

  const { unreadMessages = 0, unreadNotices = 0 } = data?.dashboardStats ?? {};
  const isReading = link.loading || ['conversation', 'to', 'message'].some((name) => params.has(name));
  return (
    <Screen $gap={5} $isReading={isReading}>
      <PageHead
        title="Messages"
        actions={
          <TradeButton variant="secondary" onClick={() => openNew('message')}>
            New message
          </TradeButton>
        }
      />
      {newDialog && <NewMessage onClose={closeNew} />}
      <Tabs
        label="Messages"
        value={tab}
        onChange={showTab}
        tabs={[
          {
            value: 'conversations',
            label: 'Conversations',
            count: unreadMessages - unreadNotices || undefined,
            content: (
              <Loaded
                title="Your messages"
                query={link.loading || conversationId ? { ...query, data: undefined } : query}
              >
                {({ conversations }) => <ConversationInbox list={conversations} {...status} />}
              </Loaded>
            ),
          },
          {
            value: 'notices',
            label: 'Notices',
            count: unreadNotices || undefined,
            content: <NoticeInbox linked={linked} />,
          },
        ]}
      />
    </Screen>
  );
};

// On narrow screens what is open is a page of its own, with the way back in it.
const Screen = styled(Page)<{ $isReading: boolean }>`
  ${media.tablet} {
    ${({ $isReading }) =>
      $isReading &&
      css`
        padding-block: ${space(4)};

        & > header,
        [role='tablist'] {
          ${hidden};
        }
      `}
  }
`;
