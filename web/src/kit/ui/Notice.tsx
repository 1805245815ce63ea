import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';

type NoticeProps = { tone?: 'plain' | 'error' | 'outbid' | 'verified'; title?: ReactNode; children?: ReactNode };

/** An inline message: a form's error (`error` is announced), 'You are outbid', a hint. */
export function Notice({ tone = 'plain', title, children }: NoticeProps) {
  return (
    <Frame role={tone === 'error' ? 'alert' : undefined} $tone={tone}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </Frame>
  );
}

const tones = {
  plain: css`
    background: ${color.sunken};
  `,
  error: css`
    color: ${color.down};
    background: ${color.downWash};
  `,
  outbid: css`
    color: ${color.outbid};
    background: ${color.outbidWash};
  `,
  verified: css`
    color: ${color.verified};
    background: ${color.verifiedWash};
  `,
};

const Frame = styled.div<{ $tone: keyof typeof tones }>`
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
