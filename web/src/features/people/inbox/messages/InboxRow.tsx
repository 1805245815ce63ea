import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Stack, VisuallyHidden } from '../../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../../../theme.ts';

type InboxRowProps = {
  from: ReactNode;
  at: string;
  subject: ReactNode;
  content: string;
  /** How many messages are unread. */
  unread: number;
  isOpen: boolean;
  onOpen: () => void;
  /** The way to what it is about. */
  link?: ReactNode;
};

/** A notice or a conversation in the inbox: from whom, about what, the start of the text, and whether it is unread. */
export const InboxRow = ({ from, at, subject, content, unread, isOpen, onOpen, link }: InboxRowProps) => (
  <Item>
    <TextLine type="button" aria-current={isOpen ? 'true' : undefined} $isRead={unread === 0} onClick={onOpen}>
      <Dot $isRead={unread === 0} />
      <Stack as="span" $gap={0.5}>
        <Top>
          <span>{from}</span>
          <Moment at={at} form="ago" />
        </Top>
        <Subject>
          {unread > 0 && <VisuallyHidden>Unread: </VisuallyHidden>}
          {subject}
          {unread > 1 && <Count>{unread}</Count>}
        </Subject>
        <SmallText as="span" $lines={1}>
          {content}
        </SmallText>
      </Stack>
    </TextLine>
    {link}
  </Item>
);

const Item = styled.li`
  border-bottom: 1px solid ${color.rule};

  & > a {
    display: inline-block;
    padding: ${space(0, 4, 3, 9)};
  }
  &:has([aria-current]) {
    background: ${color.accentWash};
  }
  &:hover:not(:has([aria-current])) {
    background: ${color.paper};
  }
`;
const TextLine = styled.button<{ $isRead: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3, 4)};
  text-align: left;

  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    font-weight: ${({ $isRead }) => ($isRead ? 480 : 620)};
  }
`;
export const Dot = styled.span<{ $isRead: boolean }>`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  margin-top: 0.35rem;
  border-radius: ${radius.round};
  background: ${({ $isRead }) => ($isRead ? 'transparent' : color.accent)};
`;
export const Top = styled.span`
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
const Count = styled.span`
  ${type.dataSmall};
  margin-inline-start: ${space(2)};
  padding-inline: ${space(1.5)};
  color: ${color.onAccent};
  background: ${color.accent};
  border-radius: ${radius.round};
`;
