import { Printer } from 'lucide-react';
import { useOrderSide } from '../../features/deals/trade/orders/useOrderSide.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { MessageLink } from '../../features/people/inbox/conversations/MessageLink.tsx';
import { OrderActions } from '../../features/deals/trade/orders/OrderActions.tsx';
import { OrderNumber } from '../../features/deals/trade/orders/OrderNumber.tsx';
import { OrderParty } from '../../features/deals/trade/orders/OrderParty.tsx';
import { OrderStatus } from '../../features/deals/trade/orders/OrderStatus.tsx';
import { OrderTerms } from '../../features/deals/trade/orders/OrderTerms.tsx';
import { OrderTimeline } from '../../features/deals/trade/orders/OrderTimeline.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Moment, Money } from '../../kit/ui/Figures.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { Columns, Grid, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { Label, SmallText, Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { OrderScreenQuery } from './OrderScreen.generated.ts';
import { reorderPath } from './reorderPath.ts';

type ShownOrder = NonNullable<OrderScreenQuery['order']>;

export const OrderDetails = ({ order }: { order: ShownOrder }) => {
  const { user } = useSession();
  const side = useOrderSide()(order);
  return (
    <Page $gap={8}>
      <Head title={order.title} isHidden />
      <PageHead
        title={order.title}
        breadcrumbs={[{ label: 'Home', to: paths.home }, { label: 'Orders', to: paths.orders }, { label: order.title }]}
        badges={
          <>
            {side && <Badge tone="accent">{side === 'buyer' ? 'You buy' : 'You sell'}</Badge>}
            <OrderStatus status={order.status} />
          </>
        }
        actions={
          <>
            <Button variant="secondary" icon={Printer} data-screen-only="" onClick={() => window.print()}>
              Print
            </Button>
            {side && <MessageLink to={{ kind: 'order', id: order.id }} />}
          </>
        }
      />
      <Columns $side="22rem">
        <Lead>
          <Stack $gap={5}>
            <Total order={order} />
            {side && <OrderActions order={order} side={side} />}
            {side === 'buyer' && (
              <TradeLink wide variant="secondary" data-screen-only="" to={reorderPath(order)}>
                Reorder
              </TradeLink>
            )}
          </Stack>
        </Lead>
        <Main $gap={8}>
          <Section title="Parties">
            <Grid $min="18rem">
              <OrderParty label="Buyer" user={order.buyer} company={order.buyerCompany} contact={order.buyerContact} />
              <OrderParty
                label="Seller"
                user={order.seller}
                company={order.sellerCompany}
                contact={order.sellerContact}
              />
            </Grid>
          </Section>
          <Section title="Terms">
            <OrderTerms order={order} />
          </Section>
          <Section title="History">
            <OrderTimeline order={order} viewerId={user?.id} />
          </Section>
        </Main>
      </Columns>
    </Page>
  );
};

const Total = ({ order: { number, totalAmount, createdAt } }: { order: ShownOrder }) => (
  <Panel>
    <Stack $gap={1}>
      <Label>Order total</Label>
      <Money amount={totalAmount} size="figure" />
      <SmallText>
        <Moment at={createdAt} prefix="Placed " />
      </SmallText>
      <Text $size="small" $tone="inkFaint">
        Order number <OrderNumber number={number} />
      </Text>
    </Stack>
  </Panel>
);
