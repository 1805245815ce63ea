import { useEffect, useRef } from 'react';
import { announce } from '../../../kit/ui/Announcer.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';

type PauseCalloutProps = { auction: { pausedAt: string | null; pauseReason: string | null } };

/** Why an auction is paused. Announces a pause that begins or ends while the page is open. */
export const PauseCallout = ({ auction: { pausedAt, pauseReason } }: PauseCalloutProps) => {
  const known = useRef(pausedAt);
  useEffect(() => {
    if (known.current === pausedAt) return;
    known.current = pausedAt;
    announce(pausedAt === null ? 'The auction goes on.' : `The auction is paused. ${pauseReason ?? ''}`);
  }, [pausedAt, pauseReason]);
  if (pausedAt === null) return null;
  return <Callout title="Paused">{pauseReason}</Callout>;
};
