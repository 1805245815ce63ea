import { money } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import type { ShownRfp } from './RfpDetails.tsx';

/** Of an awarded RFP: the way to the order that came of it, for its two parties; nobody else is told of one. */
export function AwardedOrder({ rfp: { status, orders } }: { rfp: Pick<ShownRfp, 'status' | 'orders'> }) {
  const [order] = orders.nodes;
  if (status !== 'awarded' || !order) return null;
  return (
    <Stack $gap={3}>
      <Notice title="This RFP is awarded">Buyer and seller go on in its order.</Notice>
      <LinkButton wide to={paths.order(order.id)}>
        View order over {money(order.totalAmount)}
      </LinkButton>
    </Stack>
  );
}
