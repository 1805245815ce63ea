import type { ComponentProps, ReactNode } from 'react';
import { Button, LinkButton } from '../../../kit/ui/Button.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { useOnlyReads } from './useOnlyReads.ts';

/** `saysWhy` is for the only action of a place, which would look empty without it. */
type ForTraders = { saysWhy?: boolean };

/** A button for all but those who can only read; visitors sign in first. */
export const TradeButton = ({ saysWhy, ...button }: ComponentProps<typeof Button> & ForTraders) => (
  <Traders saysWhy={saysWhy}>
    <Button {...button} />
  </Traders>
);

export const TradeLink = ({ saysWhy, ...link }: ComponentProps<typeof LinkButton> & ForTraders) => (
  <Traders saysWhy={saysWhy}>
    <LinkButton {...link} />
  </Traders>
);

/** What those who can only read do not see. */
export const Traders = ({ saysWhy, children }: ForTraders & { children: ReactNode }) => {
  const onlyReads = useOnlyReads();
  if (!onlyReads) return children;
  return saysWhy && <SmallText>{onlyReads}</SmallText>;
};
