import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MessageRow } from '../../features/messages/MessageRow.tsx';
import { OpenMessage } from '../../features/messages/OpenMessage.tsx';
import { useReadMarks } from '../../features/messages/useReadMarks.ts';
import { SenderMenu } from './SenderMenu.tsx';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { color, media, space } from '../../theme.ts';
import type { MessagesScreenQuery } from './MessagesScreen.generated.ts';

type InboxProps = {
  list: MessagesScreenQuery['messages'];
  isFetchingMore: boolean;
  onMore: (after: string) => void;
};

/** The message list and the open message; on narrow screens one of the two. Opening a message marks it as read. */
export const Inbox = ({ list: { nodes, totalCount, pageInfo }, isFetchingMore, onMore }: InboxProps) => {
  const [openId, open] = useParam('message', '');
  const { readMessage } = useReadMarks();
  const message = nodes.find(({ id }) => id === openId);
  const { key } = useLocation();
  const shownId = message?.id;

  const markRead = useEffectEvent(() => {
    if (message && !message.isRead) void readMessage(message.id);
  });
  // Once per opening: a message that could not be marked becomes unread again and would be retried forever.
  useEffect(() => {
    if (shownId) markRead();
  }, [shownId, key]);

  return (
    <Panes>
      <List $isHidden={message !== undefined}>
        <ul aria-label="Inbox">
          {nodes.map((row) => (
            <MessageRow key={row.id} message={row} isOpen={row.id === openId} onOpen={open} />
          ))}
        </ul>
        <More>
          <ShowMore
            shown={nodes.length}
            total={totalCount}
            hasMore={pageInfo.hasNextPage}
            busy={isFetchingMore}
            onMore={() => pageInfo.endCursor && onMore(pageInfo.endCursor)}
          />
        </More>
      </List>
      <Reading $isHidden={message === undefined}>
        {message ? (
          <OpenMessage
            key={message.id}
            message={message}
            actions={!message.isNotice && <SenderMenu message={message} />}
            onBack={() => open('')}
          />
        ) : (
          <Nothing>
            <Text $tone="inkSoft">Choose a message to read it here.</Text>
          </Nothing>
        )}
      </Reading>
    </Panes>
  );
};

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  min-height: 28rem;
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;
const List = styled.div<{ $isHidden: boolean }>`
  border-inline-end: 1px solid ${color.rule};

  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
    border-inline-end: 0;
  }
`;
const Reading = styled.div<{ $isHidden: boolean }>`
  ${media.tablet} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'block')};
  }
`;
const More = styled.div`
  position: relative;

  &:has(button) {
    padding: ${space(4)};
  }
`;
const Nothing = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space(20, 8)};
`;
