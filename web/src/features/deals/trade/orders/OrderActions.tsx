import { movesOf, orderMoves, type OrderMove } from 'api/rules/orders';
import { useDialogParam } from '../../../../kit/navigation/useDialogParams.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { WhyNot } from '../../../people/companies/WhyNot.tsx';
import type { OrderActionsFragment } from './OrderActions.generated.ts';
import type { OrderStatusValue } from './OrderStatus.tsx';
import { orderSteps } from './orderSteps.ts';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';

const OrderStepDialog = lazyNamed(() => import('./OrderStepDialog.tsx'), 'OrderStepDialog');

type OrderActionsProps = { order: OrderActionsFragment; side: 'buyer' | 'seller' };

/** What the viewer can do with an order now, or whom it waits for. The step in progress is stored in the URL. */
export const OrderActions = ({ order: { id, status, viewerCan }, side }: OrderActionsProps) => {
  const [open, setOpen, close] = useDialogParam('step');
  const inTurn = movesOf(status, side);
  const moves = inTurn.filter((move) => viewerCan[orderMoves[move].action]);
  const chosen = moves.find((move) => move === open);
  return (
    <Stack $gap={3} data-screen-only="">
      {waiting[side][status] && <Text $tone="inkSoft">{waiting[side][status]}</Text>}
      {moves.map((move) => (
        <Button key={move} wide variant={variantOf(move)} onClick={() => setOpen(move)}>
          {orderSteps[move].action}
        </Button>
      ))}
      <WhyNot whyNot={viewerCan.whyNot} moves={inTurn.map((move) => orderMoves[move].action)} />
      {chosen && <OrderStepDialog key={chosen} orderId={id} move={chosen} onClose={close} />}
    </Stack>
  );
};

const variantOf = (move: OrderMove) => (move === 'cancelled' ? 'secondary' : 'primary');

const waiting: Record<'buyer' | 'seller', Partial<Record<OrderStatusValue, string>>> = {
  buyer: {
    pending: 'The seller has not confirmed yet.',
    confirmed: 'The seller prepares the shipment.',
    shipped: 'Tell the seller when it has arrived.',
    delivered: 'Complete the order once quantity and quality are accepted.',
  },
  seller: {
    pending: 'The buyer waits for your confirmation.',
    confirmed: 'Mark it as shipped when it leaves.',
    shipped: 'The buyer will confirm the delivery.',
    delivered: 'The buyer checks what was delivered.',
  },
};
