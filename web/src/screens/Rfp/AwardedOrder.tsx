import { money } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { paths } from '../../paths.ts';
import type { ShownRfp } from './shownRfp.ts';

/** Link to the order of an awarded RFP, for its buyer and seller only. */
export function AwardedOrder({ rfp: { status, orders } }: { rfp: Pick<ShownRfp, 'status' | 'orders'> }) {
  const [order] = orders.nodes;
  if (status !== 'awarded' || !order) return null;
  return (
    <Stack $gap={3}>
      <Callout title="This RFP is awarded">Buyer and seller go on in its order.</Callout>
      <LinkButton wide to={paths.order(order.id)}>
        View order over {money(order.totalAmount)}
      </LinkButton>
    </Stack>
  );
}
