import { Badge } from '../../kit/ui/Badge.tsx';

/** Whether members see an entry; a category also hides what is below it. */
export const VisibilityBadge = ({ isHidden, isShown }: { isHidden: boolean | null; isShown: boolean | null }) =>
  isShown ? 'Shown' : <Badge tone="warning">{isHidden ? 'Hidden' : 'Hidden with category'}</Badge>;
