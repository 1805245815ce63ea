import { styled } from 'styled-components';
import { agoShort } from '../../../../kit/time.ts';
import { Link } from '../../../../kit/ui/Link.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useNow } from '../../../../kit/ui/useNow.ts';
import { color, space } from '../../../../theme.ts';
import { Top } from './InboxRow.tsx';
import { placeOf } from './placeOf.ts';
import { Sender } from './Sender.tsx';
import { useReadMarks } from './useReadMarks.ts';
import type { RecentMessageFragment } from './RecentMessage.generated.ts';

/** Number of messages shown; the cached list grows as messages arrive. */
const SHOWN = 3;

/** The latest messages as links to what they are about. */
export const RecentMessageList = ({ messages }: { messages: readonly RecentMessageFragment[] }) => {
  const now = useNow();
  const { readWithRecord } = useReadMarks();
  if (messages.length === 0) return <Text $tone="inkSoft">No messages yet.</Text>;
  return (
    <List>
      {messages.slice(0, SHOWN).map((message) => (
        <li key={message.id}>
          <TextLine to={placeOf(message)} onClick={() => readWithRecord(message)}>
            <Top>
              <Sender message={message} />
              <time dateTime={message.createdAt}>{agoShort(message.createdAt, now)}</time>
            </Top>
            <Text as="span" $size={message.isRead ? 'body' : 'strong'} $lines={2}>
              {message.subject}
            </Text>
          </TextLine>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  li + li {
    border-top: 1px solid ${color.rule};
  }
`;
const TextLine = styled(Link)`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3)};

  &:hover {
    background: ${color.accentWash};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
