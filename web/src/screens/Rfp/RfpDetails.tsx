import { rfpHead } from 'api/pages/postingHeads';
import { useMembersParam } from '../../features/people/accounts/useMembersOnly.ts';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { CancelRfp } from '../../features/deals/bids/CancelRfp.tsx';
import { MessageLink } from '../../features/people/inbox/conversations/MessageLink.tsx';
import { PostedBy } from '../../features/people/companies/PostedBy.tsx';
import { WhyNot } from '../../features/people/companies/WhyNot.tsx';
import { RfpStatus } from '../../features/goods/postings/RfpStatus.tsx';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { CasNumber, Day, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../kit/ui/KeyValueList.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { RfpBidSection } from './RfpBidSection.tsx';
import { reloaded, type ShownRfp } from './shownRfp.ts';
import { money } from '../../kit/format.ts';
import { Callout } from '../../kit/ui/Callout.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const PlaceBidDialog = lazyNamed(() => import('../../features/deals/bids/PlaceBidDialog.tsx'), 'PlaceBidDialog');
const EditRfpDialog = lazyNamed(() => import('../../features/goods/postings/EditRfpDialog.tsx'), 'EditRfpDialog');

type RfpDetailsProps = { rfp: ShownRfp; onMore: (after: string) => void };

export const RfpDetails = ({ rfp, onMore }: RfpDetailsProps) => {
  const { user } = useSession();
  const [open, setOpen] = useMembersParam('open');
  const close = useDialogParams('open');
  const isOwner = useIsOwn()(rfp);
  // Visitors sign in first.
  const canBid = user ? rfp.viewerCan.bid : rfp.status === 'active';
  const details = detailsOf(rfp);

  return (
    <Page $gap={8}>
      <Head {...rfpHead(rfp)} />
      <PageHead
        title={rfp.title}
        breadcrumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Requirements', to: paths.marketplace({ tab: 'requirements' }) },
          { label: rfp.title },
        ]}
        badges={
          <>
            <Badge tone="accent">RFP</Badge>
            <RfpStatus status={rfp.status} />
          </>
        }
        actions={
          isOwner ? (
            <>
              {rfp.viewerCan.cancel && <CancelRfp rfpId={rfp.id} refetch={reloaded} />}
              {rfp.viewerCan.edit && <Button onClick={() => setOpen('edit')}>Edit RFP</Button>}
            </>
          ) : (
            <>
              <WatchToggle thing={rfp} name={rfp.title} />
              <MoreMenu
                subject={{ kind: 'rfp', id: rfp.id, name: rfp.title }}
                canTakeOff={rfp.viewerCan.takeOffMarket}
                refetch={reloaded}
              />
            </>
          )
        }
      />
      <Columns $side="24rem">
        <Lead>
          <Panel>
            <AwardedOrder rfp={rfp} />
            <KeyValueList dense items={wantedOf(rfp)} />
            {isOwner ? (
              <WhyNot whyNot={rfp.viewerCan.whyNot} moves={['edit', 'award', 'cancel']} />
            ) : (
              <Stack $gap={2}>
                {canBid && (
                  <Button wide onClick={() => setOpen('bid')}>
                    {rfp.bids.nodes.length > 0 ? 'Bid again' : 'Submit Bid'}
                  </Button>
                )}
                <WhyNot whyNot={rfp.viewerCan.whyNot} moves={['bid']} />
                <MessageLink to={{ kind: 'rfp', id: rfp.id }} />
              </Stack>
            )}
            <PostedBy record={rfp} isOwn={isOwner} />
          </Panel>
        </Lead>
        <Main $gap={8}>
          <Section title="Description">
            <Text style={{ whiteSpace: 'pre-line' }}>{rfp.description}</Text>
          </Section>
          {details.some(Boolean) && (
            <Section title="Terms">
              <KeyValueList items={details} />
            </Section>
          )}
          <RfpBidSection rfp={rfp} isOwner={isOwner} onMore={onMore} />
        </Main>
      </Columns>
      {open === 'bid' && <PlaceBidDialog target={{ kind: 'rfp', id: rfp.id }} refetch={reloaded} onClose={close} />}
      {open === 'edit' && rfp.viewerCan.edit && <EditRfpDialog rfp={rfp} refetch={reloaded} onClose={close} />}
    </Page>
  );
};

const wantedOf = ({ quantity, unit, targetPrice, closingDate }: ShownRfp): KeyValues => [
  targetPrice !== null && { label: 'Target Budget', value: <Money amount={targetPrice} size="figure" /> },
  { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} /> },
  closingDate !== null && { label: 'Closing date', value: <Day of={closingDate} last="full" /> },
];

const detailsOf = ({ product, deliveryLocation, deliveryDate }: ShownRfp): KeyValues => [
  product && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
  product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
  deliveryLocation !== null && { label: 'Delivery location', value: deliveryLocation },
  deliveryDate !== null && { label: 'Delivery date', value: <Day of={deliveryDate} /> },
];

/** Link to the order of an awarded RFP, for its buyer and seller only. */
const AwardedOrder = ({ rfp: { status, orders } }: { rfp: Pick<ShownRfp, 'status' | 'orders'> }) => {
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
};
