import { styled } from 'styled-components';
import { agoShort } from '../../kit/time.ts';
import { Link } from '../../kit/ui/Link.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useNow } from '../../kit/ui/useNow.ts';
import { paths } from '../../paths.ts';
import { color, space, type } from '../../theme.ts';
import type { RecentMessageFragment } from './RecentMessage.generated.ts';

/** How many are shown of a list that grows as messages arrive. */
const SHOWN = 3;

/** The latest messages, each leading to itself. */
export function RecentMessages({ messages }: { messages: readonly RecentMessageFragment[] }) {
  const now = useNow();
  if (messages.length === 0) return <Text $tone="inkSoft">No messages yet.</Text>;
  return (
    <List>
      {messages.slice(0, SHOWN).map(({ id, subject, isRead, createdAt, sender }) => (
        <li key={id}>
          <Line to={paths.message(id)}>
            <Top>
              {sender.firstName} {sender.lastName}
              <time dateTime={createdAt}>{agoShort(createdAt, now)}</time>
            </Top>
            <Text as="span" $size={isRead ? 'body' : 'strong'} $lines={2}>
              {subject}
            </Text>
          </Line>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  background: ${color.sheet};
  border: 1px solid ${color.rule};

  li + li {
    border-top: 1px solid ${color.rule};
  }
`;
const Line = styled(Link)`
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
const Top = styled.span`
  ${type.small};
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color.inkSoft};

  time {
    flex: none;
    color: ${color.inkFaint};
  }
`;
