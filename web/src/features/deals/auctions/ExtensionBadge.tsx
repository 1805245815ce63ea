import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { span } from '../../../kit/time.ts';

type ExtensionBadgeProps = { auction: { endTime: string; pausedAt: string | null } };

/** By how much the end of a running auction was last moved while the page is open, other than by a pause. */
export const ExtensionBadge = ({ auction: { endTime, pausedAt } }: ExtensionBadgeProps) => {
  const known = useRef({ endTime, pausedAt });
  const [extension, setExtension] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = { endTime, pausedAt };
    const length = Date.parse(endTime) - Date.parse(before.endTime);
    if (before.pausedAt !== pausedAt || length <= 0) return;
    setExtension(`Extended by ${span(length)}`);
  }, [endTime, pausedAt]);
  return extension && pausedAt === null ? <Badge tone="live">{extension}</Badge> : null;
};
