import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, media, space } from '../../theme.ts';

type FullWidthSectionProps = { id?: string; tone?: 'paper' | 'sheet' | 'accent'; children: ReactNode };

/** A full-width section of the landing page. */
export const FullWidthSection = ({ id, tone = 'paper', children }: FullWidthSectionProps) => (
  <Wide id={id} $tone={tone}>
    <Content>{children}</Content>
  </Wide>
);

const surfaces = { paper: color.paper, sheet: color.sheet, accent: color.accentWash };

const Wide = styled.div<{ $tone: keyof typeof surfaces }>`
  scroll-margin-top: ${measure.header};
  background: ${({ $tone }) => surfaces[$tone]};

  border-bottom: 1px solid ${color.rule};
`;

const Content = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space(16, 6)};

  ${media.phone} {
    padding: ${space(8, 4)};
  }
`;
