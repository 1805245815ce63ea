import { deviation } from '../../../kit/amount.ts';
import { DataTable, textColumn } from '../../../kit/ui/DataTable.tsx';
import { Change, Money } from '../../../kit/ui/Figures.tsx';
import { SmallText, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { breakable } from '../catalogue/breakable.ts';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import type { OfferingCardFragment } from './OfferingCard.generated.ts';
import { PriceMark } from './PriceMark.tsx';
import { deliveryOf, minimumOf } from './statedTerms.ts';
import type { Folded } from './useFolded.tsx';

export type OfferingLine = OfferingCardFragment & { indexPrice?: string | null };

/** Offerings with what buyers compare, one in each line. */
export const OfferingTable = ({ shown, moreAfter }: Folded & { shown: readonly OfferingLine[] }) => (
  <DataTable
    caption="Offerings"
    items={shown}
    columns={[
      {
        header: 'Material',
        isTitle: true,
        cell: (offering) => (
          <div>
            <TextLink to={paths.offering(offering.id)}>{breakable(offering.title)}</TextLink>
            {offering.product && offering.product.name !== offering.title && (
              <SmallText>{offering.product.name}</SmallText>
            )}
            {moreAfter(offering)}
          </div>
        ),
      },
      { header: 'Company', cell: ({ user, company }) => <CompanyName user={user} company={company} /> },
      textColumn('Packaging', ({ terms }: OfferingLine) => terms.packaging ?? ''),
      textColumn('Delivery terms', ({ terms }: OfferingLine) => deliveryOf(terms)),
      textColumn('Minimum', ({ terms }: OfferingLine) => minimumOf(terms), true),
      {
        header: 'Price',
        numeric: true,
        cell: (offering) => (
          <>
            <Money amount={offering.price} unit={offering.unit} /> <PriceMark offering={offering} />
          </>
        ),
      },
      {
        header: '± index',
        numeric: true,
        isLeftOut: ({ indexPrice }) => !indexPrice,
        cell: ({ price, indexPrice }) =>
          indexPrice ? <Change value={deviation(price, indexPrice)} size="small" isLessBetter /> : '–',
      },
    ]}
  />
);
