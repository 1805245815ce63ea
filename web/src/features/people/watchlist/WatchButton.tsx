import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { color, space } from '../../../theme.ts';
import { useWatch, type Watchable } from './useWatch.ts';

type WatchButtonProps = { thing: Watchable; name: string };

/** A star on a card; filled while the record is watched. */
export const WatchButton = ({ thing, name }: WatchButtonProps) => {
  const change = useWatch(thing, name);
  return (
    <Corner $isOn={thing.isWatched}>
      <IconButton label={`Watch ${name}`} aria-pressed={thing.isWatched} onClick={change}>
        <Star size={18} aria-hidden />
      </IconButton>
    </Corner>
  );
};

/** A button with text, for detail pages. */
export const WatchToggle = ({ thing, name }: WatchButtonProps) => {
  const change = useWatch(thing, name);
  return (
    <Filled $isOn={thing.isWatched}>
      <Button variant="secondary" icon={Star} onClick={change}>
        {thing.isWatched ? 'Watching' : 'Watch'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Filled>
  );
};

const Filled = styled.div<{ $isOn: boolean }>`
  display: inline-grid;

  & svg {
    fill: ${({ $isOn }) => ($isOn ? 'currentcolor' : 'none')};
  }
`;

// Looks as high as a line of text; the clickable area is larger.
const Corner = styled(Filled)`
  margin: ${space(-2, -2.5)};

  & button {
    color: ${({ $isOn }) => ($isOn ? color.accent : color.inkFaint)};
  }
`;
