import { ConfirmDialog } from '../../../../kit/ui/ConfirmDialog.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { BlockMemberDocument, UnblockMemberDocument } from './Report.generated.ts';
import type { Blockable } from './reportLabels.ts';

type BlockDialogProps = { member: Blockable; refetch: string[]; onClose: () => void };

/** Blocks a company or a person without one, or takes the block back. */
export const BlockDialog = ({ member: { id, name, isBlocked }, refetch, onClose }: BlockDialogProps) => {
  const block = useSubmit(BlockMemberDocument, { success: `${name} can no longer write to you.`, refetch });
  const unblock = useSubmit(UnblockMemberDocument, { success: `${name} can write to you again.`, refetch });
  return (
    <ConfirmDialog
      title={isBlocked ? `Unblock ${name}?` : `Block ${name}?`}
      description={
        isBlocked
          ? 'You and your colleagues will receive messages and inquiries from them again.'
          : 'You and your colleagues will no longer receive messages or inquiries from them. Nobody is notified. Orders and bids are not affected. You can unblock them in Settings.'
      }
      action={isBlocked ? 'Unblock' : 'Block'}
      busyText="Saving..."
      onConfirm={() => (isBlocked ? unblock : block).submit({ memberId: id })}
      onClose={onClose}
    />
  );
};
