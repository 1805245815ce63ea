import { useEffect, useRef } from 'react';
import { announce } from '../../kit/ui/Announcer.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';

type PauseNoticeProps = { auction: { pausedAt: string | null; pauseReason: string | null } };

/** Why an auction is paused; a pause that begins or ends while it is looked at is said to screen readers. */
export function PauseNotice({ auction: { pausedAt, pauseReason } }: PauseNoticeProps) {
  const known = useRef(pausedAt);
  useEffect(() => {
    if (known.current === pausedAt) return;
    known.current = pausedAt;
    announce(pausedAt === null ? 'The auction goes on.' : `The auction is paused. ${pauseReason ?? ''}`);
  }, [pausedAt, pauseReason]);
  if (pausedAt === null) return null;
  return <Notice title="Paused">{pauseReason}</Notice>;
}
