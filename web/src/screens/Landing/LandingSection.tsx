import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CellGrid, Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { media, space, type } from '../../theme.ts';

/** A section of the landing page with its heading. */
export const LandingSection = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" $gap={6} aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        <Text $size="lead" $tone="inkSoft">
          {lead}
        </Text>
      </div>
      {children}
    </Stack>
  );
};

/** Cells that on phones are two columns of names and links, without their texts. */
export const CompactCells = styled(CellGrid)`
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & p {
      display: none;
    }
  }
`;

const Title = styled.h2`
  ${type.title};
  padding-bottom: ${space(1.5)};
`;
