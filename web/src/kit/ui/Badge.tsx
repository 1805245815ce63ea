import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';

export type BadgeTone = 'neutral' | 'accent' | 'up' | 'down' | 'live' | 'warning' | 'verified';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A short label for a state or, with the tones neutral and accent, for a kind. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <Root $tone={tone}>
    {icon}
    {tone === 'live' && !icon && <Dot aria-hidden />}
    {children}
  </Root>
);

const washed = (tone: Exclude<BadgeTone, 'neutral'>) => css`
  color: ${color[tone]};
  background: ${color[`${tone}Wash`]};
`;

const Root = styled.span<{ $tone: BadgeTone }>`
  ${type.label};
  letter-spacing: 0.02em;
  text-transform: none;
  font-stretch: 94%;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 1.375rem;
  padding: 0 ${space(2)};
  border-radius: ${radius.small};
  white-space: nowrap;
  ${({ $tone }) =>
    $tone === 'neutral'
      ? css`
          color: ${color.inkSoft};
          background: ${color.sunken};
        `
      : washed($tone)};
`;

const Dot = styled.span`
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: ${radius.round};
  background: currentcolor;
`;
