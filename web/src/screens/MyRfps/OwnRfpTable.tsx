import { RfpStatus } from '../../features/goods/postings/RfpStatus.tsx';
import { counted } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Data, Day, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useNow } from '../../kit/ui/useNow.ts';
import { paths } from '../../paths.ts';
import type { MyRfpsScreenQuery } from './MyRfpsScreen.generated.ts';

type OwnRfp = MyRfpsScreenQuery['rfps']['nodes'][number];

const SOON_MS = 3 * 24 * 3_600_000;

/** Own RFPs with their state and their bids. */
export const OwnRfpTable = ({ rfps }: { rfps: readonly OwnRfp[] }) => (
  <DataTable
    caption="My RFPs"
    items={rfps}
    columns={[
      { header: 'RFP', isTitle: true, cell: ({ id, title }) => <TextLink to={paths.rfp(id)}>{title}</TextLink> },
      { header: 'Status', cell: ({ status }) => <RfpStatus status={status} /> },
      { header: 'Quantity', numeric: true, cell: ({ quantity, unit }) => <Quantity amount={quantity} unit={unit} /> },
      {
        header: 'Target Budget',
        numeric: true,
        isLeftOut: ({ targetPrice }) => targetPrice === null,
        cell: ({ targetPrice }) => (targetPrice === null ? '–' : <Money amount={targetPrice} />),
      },
      { header: 'Closes', cell: (rfp) => <Closes rfp={rfp} /> },
      { header: 'Bids', numeric: true, cell: (rfp) => <Bids rfp={rfp} /> },
    ]}
  />
);

const Closes = ({ rfp: { closingDate, status } }: { rfp: OwnRfp }) => {
  const now = useNow();
  if (closingDate === null) return 'No end';
  const isSoon = status === 'active' && Date.parse(closingDate) - now < SOON_MS;
  return (
    <Data $tone={isSoon ? 'warning' : undefined}>
      <Day of={closingDate} last="short" />
    </Data>
  );
};

/** The bids, as the way to the next step if there is one. */
const Bids = ({ rfp: { id, bidCount, viewerCan, orders } }: { rfp: OwnRfp }) => {
  const [order] = orders.nodes;
  if (order) return <TextLink to={paths.order(order.id)}>View order</TextLink>;
  if (!viewerCan.award || bidCount === 0) return <Data>{bidCount.toLocaleString('en-US')}</Data>;
  return (
    <LinkButton size="small" variant="secondary" to={paths.rfp(id)}>
      Decide {counted(bidCount, 'bid')}
    </LinkButton>
  );
};
