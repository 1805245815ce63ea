import { Ban, CircleOff, Flag, MoreHorizontal } from 'lucide-react';
import { useDialogParam } from '../../../../kit/navigation/useDialogParams.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../../../kit/ui/Menu.tsx';
import { useSession } from '../../../people/accounts/SessionProvider.tsx';
import { useOnlyReads } from '../../../people/companies/useOnlyReads.ts';
import { TAKE_OFF, type Blockable, type Reported } from './reportLabels.ts';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';

const ReportDialog = lazyNamed(() => import('./ReportDialog.tsx'), 'ReportDialog');
const TakeOffDialog = lazyNamed(() => import('./TakeOffDialog.tsx'), 'TakeOffDialog');
const BlockDialog = lazyNamed(() => import('./BlockDialog.tsx'), 'BlockDialog');

type MoreMenuProps = {
  subject: Reported;
  /** The member whom the menu offers to block. */
  member?: Blockable;
  /** Whether the viewer, an admin, can take the posting off the market. */
  canTakeOff?: boolean;
  /** Names of the queries to refetch afterwards. */
  refetch?: string[];
};

/** What a member can do against another one: report what is shown, and block its author. Admins take a posting off the market. */
export const MoreMenu = ({ subject, member, canTakeOff, refetch = [] }: MoreMenuProps) => {
  const { user } = useSession();
  const onlyReads = useOnlyReads();
  const [act, open, close] = useDialogParam('act');
  if (!user) return null;
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={MoreHorizontal}>
            More
          </Button>
        }
      >
        <MenuItem onSelect={() => open('report')}>
          <Flag size={16} aria-hidden />
          Report
        </MenuItem>
        {member && !onlyReads && (
          <MenuItem onSelect={() => open('block')}>
            <Ban size={16} aria-hidden />
            {member.isBlocked ? 'Unblock member' : 'Block member'}
          </MenuItem>
        )}
        {canTakeOff && (
          <MenuItem onSelect={() => open(TAKE_OFF)}>
            <CircleOff size={16} aria-hidden />
            Take off the market
          </MenuItem>
        )}
      </Menu>
      {act === 'report' && <ReportDialog subject={subject} onClose={close} />}
      {act === TAKE_OFF && canTakeOff && <TakeOffDialog posting={subject} refetch={refetch} onClose={close} />}
      {act === 'block' && member && <BlockDialog member={member} refetch={refetch} onClose={close} />}
    </>
  );
};
