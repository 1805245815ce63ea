import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CompanyName } from '../../features/people/companies/CompanyName.tsx';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useIsVisible } from '../../features/around/live/useIsVisible.ts';
import { useReadMarks } from '../../features/people/inbox/messages/useReadMarks.ts';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import type { PagedStatus } from '../../kit/ui/PagedList.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { ConversationDocument, type ConversationQuery } from './Conversation.generated.ts';
import { ConversationFrame } from './ConversationFrame.tsx';
import { MessageList } from './MessageList.tsx';
import { Nothing } from './InboxPanes.tsx';

const SendQuote = lazyNamed(() => import('../../features/deals/trade/quotes/SendQuote.tsx'), 'SendQuote');

type Opened = NonNullable<ConversationQuery['conversation']>;

/** A conversation with its messages, its subject and the form to write. Set the conversation's id as `key`. */
export const ConversationPane = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const { query, status } = usePagedQuery(ConversationDocument, { id }, 'merge');
  return (
    <Loaded title="The conversation" query={query}>
      {({ conversation }) =>
        conversation ? (
          <Open conversation={conversation} onBack={onBack} {...status} />
        ) : (
          <Nothing>There is no such conversation.</Nothing>
        )
      }
    </Loaded>
  );
};

type OpenProps = PagedStatus & { conversation: Opened; onBack: () => void };

const Open = ({ conversation, onBack, ...status }: OpenProps) => {
  const { id, counterparty, subject, messages, viewerCan } = conversation;
  const isOwn = useIsOwn();
  useMarkRead(conversation);
  return (
    <ConversationFrame
      title={<CompanyName company={counterparty.company} user={named(counterparty.name)} />}
      name={counterparty.name}
      badge={counterparty.isBlocked && <Badge tone="warning">Blocked</Badge>}
      subject={subject}
      action={
        viewerCan.sendMessage &&
        subject?.__typename === 'Offering' &&
        isOwn(subject) && <SendQuote conversationId={id} offeringId={subject.id} />
      }
      menu={<OtherSideMenu conversation={conversation} />}
      onBack={onBack}
      form={viewerCan.sendMessage ? { address: { conversationId: id }, until: 'conversation' } : null}
    >
      <MessageList
        messages={messages}
        subjectTitle={subject && ('name' in subject ? subject.name : subject.title)}
        {...status}
      />
    </ConversationFrame>
  );
};

/** The company's name, or a person without one. */
const named = (name: string) => ({ id: '', firstName: name, lastName: '', companyName: '' });

/** Marks the conversation as read when it is opened, and when a message arrives while it is in sight. */
const useMarkRead = ({ id, unreadCount, messages }: Opened) => {
  const { readConversation } = useReadMarks();
  const isVisible = useIsVisible();
  const { key } = useLocation();
  const newest = messages.nodes[0]?.id;
  const markRead = useEffectEvent(() => {
    if (unreadCount > 0) void readConversation(id);
  });
  // Not whenever something is unread: a failed attempt would be repeated forever.
  useEffect(() => {
    if (isVisible) markRead();
  }, [id, newest, isVisible, key]);
};

/** Reports what the other side wrote last, or blocks it. */
const OtherSideMenu = ({ conversation: { counterparty, messages } }: { conversation: Opened }) => {
  const isOwn = useIsOwn();
  const { name, userId, isBlocked, company } = counterparty;
  const last = messages.nodes.find(({ sender }) => !isOwn(sender));
  if (!last && !company) return null;
  return (
    <MoreMenu
      subject={
        last
          ? { kind: 'message', id: last.id, name: `the last message of ${name}` }
          : { kind: 'company', id: company?.id ?? '', name }
      }
      member={userId === null ? undefined : { id: userId, name, isBlocked }}
      refetch={['Conversation']}
    />
  );
};
