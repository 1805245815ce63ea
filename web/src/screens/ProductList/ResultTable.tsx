import { styled } from 'styled-components';
import { CompareCheckbox } from '../../features/goods/catalogue/compare/CompareCheckbox.tsx';
import { HazardPictograms } from '../../features/goods/catalogue/HazardPictograms.tsx';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import { CasNumber, Formula, Money } from '../../kit/ui/Figures.tsx';
import { SmallText, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { space } from '../../theme.ts';
import type { Result } from './matches.ts';
import { Reason, ResultName } from './resultParts.tsx';

const columns: readonly Column<Result>[] = [
  { header: 'Material', isTitle: true, cell: (result) => <Title {...result} /> },
  {
    header: 'Hazards',
    cell: ({ product }) => <HazardPictograms safetyData={product.safetyData} />,
    isLeftOut: ({ product }) => product.safetyData['signal_word'] === 'None',
  },
  { header: 'Offers', numeric: true, cell: ({ product }) => product.offerCount },
  {
    header: 'Lowest price',
    numeric: true,
    cell: ({ product: { lowestPrice, lowestPriceUnit } }) =>
      lowestPrice ? <Money amount={lowestPrice} unit={lowestPriceUnit} /> : '–',
  },
  { header: 'Compare', isAction: true, cell: ({ product }) => <CompareCheckbox one={product} /> },
];

/** Materials as a table, for long lists. */
export const ResultTable = ({ caption, results }: { caption: string; results: readonly Result[] }) => (
  <DataTable caption={caption} columns={columns} items={results} itemKey={({ product }) => product.id} />
);

const Title = ({ product, match }: Result) => (
  <Lines>
    <TextLink to={paths.product(product.id)}>
      <ResultName product={product} match={match} />
    </TextLink>
    <SmallText as="span">
      {product.category.name}
      {product.casNumber && (
        <>
          {' · '}
          <CasNumber value={product.casNumber} size="small" />
        </>
      )}
      {product.formula && (
        <>
          {' · '}
          <Formula value={product.formula} size="small" />
        </>
      )}
    </SmallText>
    <Reason match={match} />
  </Lines>
);

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
`;
