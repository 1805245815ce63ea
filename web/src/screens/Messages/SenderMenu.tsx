import type { OpenMessageFragment } from '../../features/messages/OpenMessage.generated.ts';
import { senderName } from '../../features/messages/senderName.ts';
import { MoreMenu } from '../../features/staff/reports/MoreMenu.tsx';

/** Reports a message, or blocks its sender. */
export const SenderMenu = ({ message: { id, subject, sender } }: { message: OpenMessageFragment }) => (
  <MoreMenu
    subject={{ kind: 'message', id, name: `‘${subject}’` }}
    member={
      sender.userId === null
        ? undefined
        : { id: sender.userId, name: sender.company?.companyName ?? senderName(sender), isBlocked: sender.isBlocked }
    }
    refetch={['MessagesScreen']}
  />
);
