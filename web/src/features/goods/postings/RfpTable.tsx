import { divided, isRounded } from '../../../kit/amount.ts';
import { money } from '../../../kit/format.ts';
import { DataTable, textColumn } from '../../../kit/ui/DataTable.tsx';
import { Day, Quantity } from '../../../kit/ui/Figures.tsx';
import { TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { breakable } from '../catalogue/breakable.ts';
import type { RfpCardFragment } from './RfpCard.generated.ts';
import type { Folded } from './useFolded.tsx';

export type RfpLine = RfpCardFragment & { bidCount?: number };

const targetOf = ({ targetPrice, quantity, unit }: RfpCardFragment): string => {
  const each = targetPrice && divided(targetPrice, quantity);
  return each ? `${isRounded(targetPrice, quantity) ? 'about ' : ''}${money(each)} / ${unit}` : '';
};

/** RFPs with what sellers choose by, one in each line. */
export const RfpTable = ({ shown, moreAfter }: Folded & { shown: readonly RfpLine[] }) => (
  <DataTable
    caption="Requirements"
    items={shown}
    columns={[
      {
        header: 'Material',
        isTitle: true,
        cell: (rfp) => (
          <div>
            <TextLink to={paths.rfp(rfp.id)}>{breakable(rfp.title)}</TextLink>
            {moreAfter(rfp)}
          </div>
        ),
      },
      { header: 'Quantity', numeric: true, cell: ({ quantity, unit }) => <Quantity amount={quantity} unit={unit} /> },
      textColumn('Target per unit', targetOf, true),
      textColumn('Place', ({ deliveryLocation }: RfpLine) => deliveryLocation ?? ''),
      {
        header: 'Closing date',
        isLeftOut: ({ closingDate }) => !closingDate,
        cell: ({ closingDate }) => (closingDate ? <Day of={closingDate} last="short" /> : '–'),
      },
      { header: 'Bids', numeric: true, cell: ({ bidCount }) => bidCount },
    ]}
  />
);
