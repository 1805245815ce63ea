import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Change, Day, Money } from '../../../../kit/ui/Figures.tsx';
import { SmallText, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { outcomeLabels, typeLabels } from '../../../deals/auctions/auctionLabels.ts';
import type { AuctionResultTableFragment } from './AuctionResultTable.generated.ts';
import { percentChange } from './yearTotals.ts';
import { sideLabels, type Side } from './sideLabels.ts';

type AuctionResultTableProps = { auctions: readonly AuctionResultTableFragment[]; side: Side };

/** Final prices of ended auctions compared with their starting prices. */
export const AuctionResultTable = ({ auctions, side }: AuctionResultTableProps) => (
  <DataTable
    caption={sideLabels[side].auctions}
    items={auctions}
    itemKey={({ auctionId }) => auctionId}
    columns={[
      {
        header: 'Auction',
        isTitle: true,
        cell: ({ auctionId, title, type }) => (
          <div>
            <TextLink to={paths.auction(auctionId)}>{title}</TextLink>
            <SmallText>{typeLabels[type]}</SmallText>
          </div>
        ),
      },
      { header: 'Ended', cell: ({ day }) => <Day of={day} /> },
      { header: 'Result', cell: ({ outcome }) => outcomeLabels[outcome] },
      {
        header: 'Starting Price',
        numeric: true,
        cell: ({ startingPrice, unit }) => <Money amount={startingPrice} unit={unit ?? undefined} />,
      },
      {
        header: sideLabels[side].price,
        numeric: true,
        cell: ({ awardedPrice, unit }) =>
          awardedPrice !== null && <Money amount={awardedPrice} unit={unit ?? undefined} />,
      },
      {
        header: 'Against start',
        numeric: true,
        cell: ({ awardedPrice, startingPrice }) => <Against price={awardedPrice} start={startingPrice} side={side} />,
      },
    ]}
  />
);

const Against = ({ price, start, side }: { price: string | null; start: string; side: Side }) => {
  const change = price === null ? undefined : percentChange(price, start);
  return change === undefined ? null : <Change value={change} isLessBetter={side === 'buyer'} />;
};
