import { useEffect, useRef, useState } from 'react';
import { announce } from '../../kit/ui/Announcer.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { exactTime } from '../../kit/time.ts';

type ExtensionCalloutProps = { auction: { status: string; endTime: string; pausedAt: string | null } };

/** Says and announces that the end was moved while the page is open, other than by the end of a pause. */
export const ExtensionCallout = ({ auction: { status, endTime, pausedAt } }: ExtensionCalloutProps) => {
  const known = useRef({ endTime, pausedAt });
  const [isExtended, setExtended] = useState(false);
  useEffect(() => {
    const before = known.current;
    known.current = { endTime, pausedAt };
    if (before.pausedAt !== pausedAt || Date.parse(endTime) <= Date.parse(before.endTime)) return;
    setExtended(true);
    announce(`The auction is extended to ${exactTime(endTime)}.`);
  }, [endTime, pausedAt]);
  if (!isExtended || status !== 'active' || pausedAt !== null) return null;
  return (
    <Callout title="Extended">
      The end was moved to <Moment at={endTime} form="exactTime" />.
    </Callout>
  );
};
