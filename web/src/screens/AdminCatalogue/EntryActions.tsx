import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';

export type EntryAction = 'edit' | 'merge' | 'hide';

type EntryActionsProps = {
  name: string;
  isHidden: boolean | null;
  canMerge?: boolean;
  onChoose: (action: EntryAction) => void;
};

/** The menu of a row. */
export const EntryActions = ({ name, isHidden, canMerge, onChoose }: EntryActionsProps) => (
  <Menu
    trigger={
      <IconButton label={`Actions for ${name}`}>
        <Ellipsis size={18} aria-hidden />
      </IconButton>
    }
  >
    <MenuItem onSelect={() => onChoose('edit')}>Edit</MenuItem>
    {canMerge && !isHidden && <MenuItem onSelect={() => onChoose('merge')}>Merge into another one</MenuItem>}
    <MenuItem onSelect={() => onChoose('hide')}>{isHidden ? 'Show again' : 'Hide'}</MenuItem>
  </Menu>
);
