import { useQuery } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../../../../kit/ui/Button.tsx';
import { Link } from '../../../../kit/ui/Link.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { color, layer, radius, shadow, space, type } from '../../../../theme.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationsDocument } from './Notifications.generated.ts';
import { badgeText } from './badgeText.ts';
import { useReadMarks } from './useReadMarks.ts';

/** Number of messages shown. */
const SHOWN = 5;

/** The bell with the number of unread messages; opens the latest five. */
export const NotificationsMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(NotificationsDocument);
  const { readWithRecord, readAllMessages } = useReadMarks();
  const unread = data?.dashboardStats.unreadMessages ?? 0;
  // The cached list grows as messages arrive.
  const messages = data?.messages.nodes.slice(0, SHOWN) ?? [];

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}>
          <Bell size={20} aria-hidden />
          {unread > 0 && <Count aria-hidden>{badgeText(unread)}</Count>}
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Surface align="end" sideOffset={8} collisionPadding={12} aria-label="Notifications">
          <Head>
            <Title>Notifications</Title>
            {unread > 0 && (
              <Button variant="quiet" size="small" onClick={() => void readAllMessages()}>
                Mark all read
              </Button>
            )}
          </Head>
          {messages.length === 0 && (
            <Empty>
              <Text $tone="inkSoft">No notifications yet</Text>
            </Empty>
          )}
          <List>
            {messages.map((message) => (
              <NotificationItem
                key={message.id}
                message={message}
                onOpen={() => {
                  setOpen(false);
                  readWithRecord(message);
                }}
              />
            ))}
          </List>
          <All to={paths.messages} onClick={() => setOpen(false)}>
            View all messages
          </All>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
};

const Count = styled.span`
  ${type.dataSmall};
  position: absolute;
  inset: 0.1875rem 0.1875rem auto auto;
  min-width: 1.0625rem;
  padding-inline: ${space(1)};
  font-size: 0.6875rem;
  line-height: 1.0625rem;
  font-weight: 500;
  text-align: center;
  color: ${color.onAccent};
  background: ${color.accent};
  border-radius: ${radius.round};
`;

const Surface = styled(Radix.Content)`
  z-index: ${layer.overlay};
  width: min(24rem, 100vw - ${space(6)});
  max-height: min(36rem, var(--radix-popover-content-available-height));
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.sheet};
  box-shadow: ${shadow.overlay};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;
  padding: ${space(2, 2, 2, 4)};
  border-bottom: 1px solid ${color.rule};
`;

const Title = styled.h2`
  ${type.subheading};
`;

const Empty = styled.div`
  padding: ${space(6, 4)};
`;

// Only the messages scroll, between the fixed head and the link to all messages.
const List = styled.ul`
  overflow-y: auto;
`;

const All = styled(Link)`
  ${type.strong};
  display: block;
  padding: ${space(3, 4)};
  text-align: center;
  color: ${color.accent};
  box-shadow: 0 -1px ${color.rule};

  &:hover {
    background: ${color.accentWash};
  }
`;
