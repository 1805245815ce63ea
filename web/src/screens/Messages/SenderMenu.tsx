import type { OpenMessageFragment } from '../../features/messaging/OpenMessage.generated.ts';
import { senderName } from '../../features/messaging/senderName.ts';
import { MoreMenu } from '../../features/reports/MoreMenu.tsx';

/** Reports a message, or blocks its sender. */
export const SenderMenu = ({ message: { id, subject, sender } }: { message: OpenMessageFragment }) => (
  <MoreMenu
    subject={{ kind: 'message', id, name: `‘${subject}’` }}
    member={
      sender.userId === null ? undefined : { id: sender.userId, name: senderName(sender), isBlocked: sender.isBlocked }
    }
    refetch={['MessagesScreen']}
  />
);
