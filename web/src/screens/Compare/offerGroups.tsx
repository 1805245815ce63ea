import { labelOf, textOf } from '../../features/goods/catalogue/specification.ts';
import { termTexts } from '../../features/goods/postings/statedTerms.ts';
import { GradeMark } from '../../features/goods/postings/GradeMark.tsx';
import { isUnconfirmed, PriceMark } from '../../features/goods/postings/PriceMark.tsx';
import { decimal, quantity } from '../../kit/format.ts';
import { until } from '../../kit/time.ts';
import type { ComparedGroup, ComparedRow } from '../../kit/ui/ComparisonTable.tsx';
import { Data, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { areLowest, areLowestOfAll, capitalized, isSame } from './compared.ts';
import type { ComparedOfferFragment } from './ComparedOffers.generated.ts';

type Offer = ComparedOfferFragment;

/** The rows of offers side by side. */
export const offerGroups = (offers: readonly Offer[]): ComparedGroup[] => {
  const row = (label: string, cellOf: (offer: Offer, at: number) => ComparedRow['cells'][number]): ComparedRow => ({
    key: label,
    label,
    cells: offers.map(cellOf),
  });
  const lowest = areLowest(
    offers.map((offer) => ({
      price: isUnconfirmed(offer) || offer.status !== 'active' ? null : offer.comparablePrice,
      unit: offer.comparableUnit,
    })),
  );
  const hasOneUnit = isSame(offers.map(({ unit }) => unit));
  const best: Record<string, boolean[]> = {
    'Minimum order': areLowestOfAll(offers.map(({ terms }) => ({ price: terms.minimumQuantity, unit: terms.unit }))),
    'Lead time': areLowestOfAll(
      offers.map(({ terms }) => ({ price: terms.deliveryDate ? null : terms.leadTimeDays, unit: 'days' })),
    ),
  };
  const termsOf = offers.map(({ terms }) => termTexts(terms));
  const keys = new Set(offers.flatMap(({ terms }) => Object.keys(terms.specifications ?? {})));
  return [
    {
      title: 'Price and quantity',
      rows: [
        row('Price', (offer, at) => ({
          isBest: hasOneUnit && lowest[at],
          text: `${offer.price} ${offer.unit} ${isUnconfirmed(offer)}`,
          shown: (
            <>
              <Money amount={offer.price} unit={offer.unit} size="large" /> <PriceMark offering={offer} />
            </>
          ),
        })),
        {
          ...row('Comparable price', ({ comparablePrice: price, comparableUnit: unit }, at) => ({
            isBest: lowest[at],
            text: price ? `$${decimal(price, 4)} / ${unit}` : '',
            shown: price && (
              <Data>
                ${decimal(price, 4)} / {unit}
              </Data>
            ),
          })),
          isLeftOut: hasOneUnit,
        },
        row('Available', (offer) => ({
          text: quantity(offer.quantity, offer.unit),
          shown: <Quantity amount={offer.quantity} unit={offer.unit} />,
        })),
        row('Available until', ({ availableUntil }) => ({ text: availableUntil ? until(availableUntil) : 'No end' })),
      ],
    },
    {
      title: 'Commercial terms',
      rows: (termsOf[0] ?? []).map(({ label }, at) => ({
        ...row(label, (_offer, of) => ({ text: termsOf[of]?.[at]?.text ?? '', isBest: best[label]?.[of] })),
        best: label === 'Lead time' ? 'Shortest' : undefined,
      })),
    },
    {
      title: 'Material',
      rows: [
        {
          ...row('Material', ({ product, materialName }) => ({
            text: product?.name ?? materialName ?? '',
            shown: product && <TextLink to={paths.product(product.id)}>{product.name}</TextLink>,
          })),
          isLeftOut: isSame(offers.map(({ product }) => product?.id)),
        },
        ...[...keys].map((key) => ({
          ...row(key, (offer) => ({
            text: textOf(offer.terms.specifications?.[key]),
            shown: key === 'grade' && offer.hasOtherGrade ? <GradeMark offering={offer} /> : undefined,
          })),
          label: capitalized(labelOf(key)),
        })),
        row('Location of the goods', ({ location }) => ({ text: location ?? '' })),
      ],
    },
  ];
};
