import { rfpHead } from 'api/pages/postingHeads';
import { lazy, Suspense } from 'react';
import { useMembersOnly } from '../../features/accounts/useMembersOnly.ts';
import { useSession } from '../../features/accounts/session.tsx';
import { CancelRfp } from '../../features/bids/CancelRfp.tsx';
import { CompanyName } from '../../features/companies/CompanyName.tsx';
import { RfpStatus } from '../../features/postings/RfpStatus.tsx';
import { RfpTerms } from '../../features/postings/RfpTerms.tsx';
import { WatchToggle } from '../../features/watching/WatchButton.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useHead } from '../../kit/ui/useHead.ts';
import { paths } from '../../paths.ts';
import { AwardedOrder } from './AwardedOrder.tsx';
import { RfpBids } from './RfpBids.tsx';
import type { RfpScreenQuery } from './RfpScreen.generated.ts';

const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

export type ShownRfp = NonNullable<RfpScreenQuery['rfp']>;
export const reloaded = ['RfpScreen'];

/** Bids close with the closing day; the decision may come later. */
export const isAwardable = ({ status }: Pick<ShownRfp, 'status'>) => status === 'active' || status === 'expired';

type RfpDetailsProps = { rfp: ShownRfp; onMore: (after: string) => void };

export function RfpDetails({ rfp, onMore }: RfpDetailsProps) {
  const { user } = useSession();
  const membersOnly = useMembersOnly();
  const [open, setOpen] = useParam('open', '');
  const close = useDialogParams('open');
  const isOwner = user?.id === rfp.userId;
  useHead(rfpHead(rfp));

  return (
    <Page $gap={8}>
      <PageHead
        title={rfp.title}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: 'Home', to: paths.home },
              { label: 'Requirements', to: paths.marketplace({ tab: 'requirements' }) },
              { label: rfp.title },
            ]}
          />
        }
        badges={
          <>
            <Badge tone="accent">RFP</Badge>
            <RfpStatus status={rfp.status} />
          </>
        }
        actions={
          isOwner ? (
            isAwardable(rfp) && <CancelRfp rfpId={rfp.id} refetch={reloaded} />
          ) : (
            <>
              <WatchToggle thing={rfp} name={rfp.title} />
              {rfp.status === 'active' && <Button onClick={membersOnly(() => setOpen('bid'))}>Submit Bid</Button>}
            </>
          )
        }
      />
      <Columns $side="24rem">
        <Lead>
          <Stack $gap={6}>
            <AwardedOrder rfp={rfp} />
            <Section title="Terms">
              <RfpTerms rfp={rfp} />
              <Text $size="small" $tone="inkFaint">
                <Moment at={rfp.createdAt} prefix="Posted " /> by {isOwner ? 'you' : <CompanyName user={rfp.user} />}
              </Text>
            </Section>
          </Stack>
        </Lead>
        <Main $gap={8}>
          <Section title="Description">
            <Text style={{ whiteSpace: 'pre-line' }}>{rfp.description}</Text>
          </Section>
          <RfpBids rfp={rfp} isOwner={isOwner} viewerId={user?.id} onMore={onMore} />
        </Main>
      </Columns>
      <Suspense>
        {open === 'bid' && user && (
          <PlaceBidDialog target={{ kind: 'rfp', id: rfp.id }} refetch={reloaded} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}
