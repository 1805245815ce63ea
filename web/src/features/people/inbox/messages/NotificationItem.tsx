import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../kit/ui/Layout.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Link } from '../../../../kit/ui/Link.tsx';
import { SmallText, Text } from '../../../../kit/ui/Text.tsx';
import { color, space, type } from '../../../../theme.ts';
import { Dot, Top } from './InboxRow.tsx';
import { placeOf } from './placeOf.ts';
import { Sender } from './Sender.tsx';
import type { NotificationFragment } from './Notifications.generated.ts';

type NotificationItemProps = { message: NotificationFragment; onOpen: () => void };

/** A recent message as a link to what it is about, or to its conversation. */
export const NotificationItem = ({ message, onOpen }: NotificationItemProps) => {
  const { subject, content, isRead, createdAt } = message;
  return (
    <li>
      <TextLine to={placeOf(message)} onClick={onOpen}>
        <Dot $isRead={isRead} />
        <span>
          <Top>
            <strong>
              <Sender message={message} />
            </strong>
            <Moment at={createdAt} form="ago" />
          </Top>
          {!isRead && <VisuallyHidden>Unread. </VisuallyHidden>}
          <Text as="span" $size="strong">
            {subject}
          </Text>
          <SmallText as="span" $lines={2}>
            {content}
          </SmallText>
        </span>
      </TextLine>
    </li>
  );
};

const TextLine = styled(Link)`
  ${type.small};
  display: flex;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  border-bottom: 1px solid ${color.rule};

  & > span:last-child {
    display: grid;
    flex: 1;
    min-width: 0;
    gap: ${space(0.5)};
  }
  &:hover {
    background: ${color.paper};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    font-weight: 560;
  }
`;
