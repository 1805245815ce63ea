import { InboxRow } from '../../features/people/inbox/messages/InboxRow.tsx';
import { VerifiedBadge } from '../../features/people/companies/CompanyName.tsx';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import type { PagedStatus } from '../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import { ConversationPane } from './ConversationPane.tsx';
import { InboxPanes } from './InboxPanes.tsx';
import type { MessagesScreenQuery } from './MessagesScreen.generated.ts';
import { NewConversation } from './NewConversation.tsx';
import { NO_SUBJECT } from './noSubject.ts';

type ConversationInboxProps = PagedStatus & { list: MessagesScreenQuery['conversations'] };

/** The conversations, latest first, and the open one or a new one. */
export const ConversationInbox = ({ list, ...status }: ConversationInboxProps) => {
  const [openId] = useParam('conversation', '');
  const [to] = useParam('to', '');
  const change = useChangeParams();
  const isOpen = openId !== '' || to !== '';
  // On phones the list and what is open are two pages, so Back leads to the list.
  const open = (id: string) =>
    change(
      (query) => {
        query.delete('to');
        if (id) query.set('conversation', id);
        else query.delete('conversation');
      },
      { isStep: id !== '' && !isOpen },
    );

  // The cache moves a conversation with a new message, wherever it stands in the list.
  const rows = list.nodes.toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt));
  if (rows.length === 0 && !isOpen) return <Empty />;
  return (
    <InboxPanes
      label="Conversations"
      rows={rows.map((row) => (
        <Row key={row.id} row={row} isOpen={row.id === openId} onOpen={() => open(row.id)} />
      ))}
      list={list}
      {...status}
      hint="Choose a conversation to read it here."
    >
      {openId ? (
        <ConversationPane key={openId} id={openId} onBack={() => open('')} />
      ) : (
        to && <NewConversation key={to} to={to} onFound={open} onBack={() => open('')} />
      )}
    </InboxPanes>
  );
};

type RowProps = { row: MessagesScreenQuery['conversations']['nodes'][number]; isOpen: boolean; onOpen: () => void };

const Row = ({ row: { counterparty, lastMessageAt, subject, lastMessage, unreadCount }, ...rest }: RowProps) => {
  const { user } = useSession();
  const isOwn = useIsOwn();
  // The words of a card are the market's.
  const sender = lastMessage?.kind === 'text' && isOwn(lastMessage.sender) && lastMessage.sender;
  const author = sender && (sender.userId === user?.id ? 'You' : sender.firstName);
  return (
    <InboxRow
      from={[counterparty.name, <VerifiedBadge key="badge" company={counterparty.company} />]}
      at={lastMessageAt}
      subject={subject ? `${kinds[subject.__typename]} · ${titleOf(subject)}` : ownSubject(lastMessage?.subject)}
      content={[author, lastMessage?.content].filter(Boolean).join(': ')}
      unread={unreadCount}
      {...rest}
    />
  );
};

const kinds = { Product: 'Product', Offering: 'Offering', Rfp: 'RFP', Order: 'Order' };

/** Messages to a company may have a subject of their own. */
const ownSubject = (subject = NO_SUBJECT) => (subject === NO_SUBJECT ? 'General' : subject);

const titleOf = (subject: { name: string } | { title: string }): string =>
  'name' in subject ? subject.name : subject.title;

const Empty = () => (
  <EmptyState
    as="h2"
    title="No messages yet"
    text="Inquiries about your offerings, orders and what other companies write to you arrive here."
    action={<LinkButton to={paths.marketplace()}>View Marketplace</LinkButton>}
  />
);
