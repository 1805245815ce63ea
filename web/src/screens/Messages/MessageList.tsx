import { styled } from 'styled-components';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { senderName } from '../../features/people/inbox/messages/senderName.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import type { PagedStatus } from '../../kit/ui/PagedList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, media, radius, space, type } from '../../theme.ts';
import type { ConversationQuery } from './Conversation.generated.ts';
import { MessageCard } from './MessageCard.tsx';
import { NO_SUBJECT } from './noSubject.ts';

type Messages = NonNullable<ConversationQuery['conversation']>['messages'];
type Message = Messages['nodes'][number];

type MessageListProps = PagedStatus & {
  /** Newest first, as they are loaded. */
  messages: Messages;
  subjectTitle: string | null;
};

/** The messages of a conversation, the newest at the bottom. */
export const MessageList = ({ messages, subjectTitle, isFetchingMore, onMore }: MessageListProps) => {
  const { user } = useSession();
  const { hasNextPage, endCursor } = messages.pageInfo;
  const isOwn = useIsOwn();
  return (
    <Scroll role="log" aria-label="Messages" tabIndex={0}>
      <List as="ol">
        {hasNextPage && endCursor && (
          <Earlier>
            <Button variant="secondary" size="small" busy={isFetchingMore} onClick={() => onMore(endCursor)}>
              Show earlier
            </Button>
          </Earlier>
        )}
        {messages.nodes.toReversed().map((message, index, all) => {
          const { id, sender, subject, content, createdAt, kind } = message;
          const isOurs = isOwn(sender);
          const author = sender.userId === user?.id ? 'You' : senderName(sender);
          const isNamed = kind === 'text' && isNews(subject, [subjectTitle, all[index - 1]?.subject]);
          return (
            <Item key={id} $isOurs={isOurs}>
              <Text as="span" $size="small" $tone="inkFaint">
                {author}
                {isOurs && author !== 'You' && ' (colleague)'} · <Moment at={createdAt} form="dateTime" />
              </Text>
              <Sheet $isOurs={isOurs}>
                {isNamed && <Subject>{subject}</Subject>}
                {kind === 'text' ? (
                  <Words>{content}</Words>
                ) : (
                  <MessageCard
                    message={message}
                    isOurs={isOurs}
                    isLast={!all.slice(index + 1).some((later) => recordOf(later) === recordOf(message))}
                  />
                )}
              </Sheet>
            </Item>
          );
        })}
      </List>
    </Scroll>
  );
};

/** What a step is a step of. */
const recordOf = ({ quote, order }: Message) => quote?.id ?? order?.id ?? null;

/** Messages without a subject of their own repeat that of the conversation or of the message before. */
const isNews = (subject: string, known: (string | null | undefined)[]) =>
  subject !== NO_SUBJECT && !known.includes(subject) && !subject.startsWith('Re: ');

// Scrolled from the bottom: it stays there when messages are added, and stays in place when earlier ones are.
const Scroll = styled.div`
  display: flex;
  flex-direction: column-reverse;
  overflow-y: auto;
  background: ${color.paper};

  &:focus-visible {
    outline-offset: -2px;
  }
`;
const List = styled(Stack)`
  margin-bottom: auto;
  padding: ${space(5)};

  ${media.phone} {
    padding: ${space(4)};
  }
`;
const Earlier = styled.li`
  display: grid;
  justify-content: center;
`;
const Item = styled.li<{ $isOurs: boolean }>`
  display: grid;
  justify-items: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  gap: ${space(1)};
`;
const Sheet = styled.div<{ $isOurs: boolean }>`
  display: grid;
  gap: ${space(1)};
  max-width: min(36rem, 88%);
  padding: ${space(2.5, 3.5)};
  background: ${({ $isOurs }) => ($isOurs ? color.accentWash : color.sheet)};
  border: 1px solid ${({ $isOurs }) => ($isOurs ? 'transparent' : color.rule)};
  border-radius: ${radius.sheet};
`;
const Subject = styled.strong`
  ${type.strong};
`;
const Words = styled.p`
  ${type.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
