import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CasNumber, Formula } from '../../../kit/ui/Figures.tsx';
import { Mark } from '../../../kit/ui/Mark.tsx';
import { color, media, space } from '../../../theme.ts';
import type { Watchable } from '../../people/watchlist/useWatch.ts';
import { WatchButton } from '../../people/watchlist/WatchButton.tsx';
import { markKindOf } from './markKindOf.ts';

type CardHeadProps = {
  product: Watchable & { name: string; casNumber: string | null; formula: string | null; form: string | null };
  children: ReactNode;
};

/** The head of a product card: title and codes, with the pattern and the star at the end. */
export const CardHead = ({ product, product: { name, casNumber, formula }, children }: CardHeadProps) => (
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
    <Mark kind={markKindOf(product)} size={40} />
    <WatchButton thing={product} name={name} />
  </Head>
);

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space(3)};

  /* The long names of chemistry need the width. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > svg {
      display: none;
    }
  }
`;

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 4)};
  padding-top: ${space(1)};
  color: ${color.inkSoft};
`;
