import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CasNumber, Formula } from '../../kit/ui/Figures.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { color, space } from '../../theme.ts';
import { markKindOf } from './markKindOf.ts';

type CardHeadProps = { name: string; casNumber: string | null; formula: string | null; children: ReactNode };

/** The head of a material's card: its title, its codes, and its mark at the end of the line. */
export const CardHead = ({ name, casNumber, formula, children }: CardHeadProps) => (
  <Head>
    <div>
      {children}
      {(casNumber || formula) && (
        <Codes>
          {casNumber && <CasNumber value={casNumber} size="small" />}
          {formula && <Formula value={formula} size="small" />}
        </Codes>
      )}
    </div>
    <Mark name={name} kind={markKindOf(name, formula)} size={40} />
  </Head>
);

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
`;

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 4)};
  padding-top: ${space(1)};
  color: ${color.inkSoft};
`;
