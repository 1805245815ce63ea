import { styled } from 'styled-components';
import { Moment } from '../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../theme.ts';
import type { MessageRowFragment } from './MessageRow.generated.ts';
import { Sender } from './Sender.tsx';

type MessageRowProps = { message: MessageRowFragment; isOpen: boolean; onOpen: (id: string) => void };

/** A message in the inbox: sender, subject, start of the text, and whether it is unread. */
export const MessageRow = ({ message, isOpen, onOpen }: MessageRowProps) => (
  <li>
    <TextLine
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      $isRead={message.isRead}
      onClick={() => onOpen(message.id)}
    >
      <Dot $isRead={message.isRead} />
      <TextBlock>
        <Top>
          <span>
            <Sender message={message} full />
          </span>
          <Moment at={message.createdAt} form="ago" />
        </Top>
        <Subject>
          {!message.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {message.subject}
        </Subject>
        <Text as="span" $size="small" $tone="inkSoft" $lines={1}>
          {message.content}
        </Text>
      </TextBlock>
    </TextLine>
  </li>
);

const TextLine = styled.button<{ $isRead: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3, 4)};
  text-align: left;
  border-bottom: 1px solid ${color.rule};

  &:hover {
    background: ${color.paper};
  }
  &[aria-current] {
    background: ${color.accentWash};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    font-weight: ${({ $isRead }) => ($isRead ? 480 : 620)};
  }
`;
const Dot = styled.span<{ $isRead: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  margin-top: 0.35rem;
  border-radius: ${radius.round};
  background: ${({ $isRead }) => ($isRead ? 'transparent' : color.accent)};
`;
const TextBlock = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
`;
const Top = styled.span`
  ${type.small};
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color.inkSoft};

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    flex: none;
    color: ${color.inkFaint};
  }
`;
const Subject = styled.strong`
  ${type.body};
  position: relative;
`;
