import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';

type CalloutProps = { tone?: 'plain' | 'error' | 'warning' | 'verified'; title?: ReactNode; children?: ReactNode };

/** An inline message: a form's error (`error` is announced), 'You are outbid', a hint. */
export const Callout = ({ tone = 'plain', title, children }: CalloutProps) => (
  <Root role={tone === 'error' ? 'alert' : undefined} $tone={tone}>
    {title && <strong>{title}</strong>}
    {children && <div>{children}</div>}
  </Root>
);

const tones = {
  plain: css`
    background: ${color.sunken};
  `,
  error: css`
    color: ${color.down};
    background: ${color.downWash};
  `,
  warning: css`
    color: ${color.warning};
    background: ${color.warningWash};
  `,
  verified: css`
    color: ${color.verified};
    background: ${color.verifiedWash};
  `,
};

const Root = styled.div<{ $tone: keyof typeof tones }>`
  ${type.body};
  display: grid;
  gap: ${space(1)};
  padding: ${space(3, 4)};
  border-radius: ${radius.control};
  ${({ $tone }) => tones[$tone]};

  strong {
    font-weight: 620;
  }
`;
