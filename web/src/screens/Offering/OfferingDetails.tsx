import { offeringHead } from 'api/pages/postingHeads';
import { styled } from 'styled-components';
import { useSession } from '../../features/accounts/session.tsx';
import { OfferingStatus } from '../../features/postings/OfferingStatus.tsx';
import { OfferingTerms } from '../../features/postings/OfferingTerms.tsx';
import { PriceMark } from '../../features/postings/PriceMark.tsx';
import { Contact, Supplier } from '../../features/postings/supplierParts.tsx';
import { WatchToggle } from '../../features/watching/WatchButton.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Breadcrumbs, type Crumb } from '../../kit/ui/Breadcrumbs.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useHead } from '../../kit/ui/useHead.ts';
import { paths } from '../../paths.ts';
import { BuyerActions } from './BuyerActions.tsx';
import type { OfferingScreenQuery } from './OfferingScreen.generated.ts';
import { OwnOffering } from './OwnOffering.tsx';

export type ShownOffering = NonNullable<OfferingScreenQuery['offering']>;

export function OfferingDetails({ offering }: { offering: ShownOffering }) {
  const { user: viewer } = useSession();
  const { title, description, status, product, user } = offering;
  const isOwner = viewer?.id === offering.userId;
  useHead(offeringHead(offering));

  return (
    <Page $gap={8}>
      <PageHead
        title={title}
        breadcrumbs={<Breadcrumbs crumbs={[...crumbsTo(product, Boolean(viewer)), { label: title }]} />}
        badges={
          <>
            <Badge>Offering</Badge>
            <OfferingStatus status={status} />
            <PriceMark offering={offering} />
          </>
        }
        actions={!isOwner && <WatchToggle thing={offering} name={title} />}
      />
      <Columns $side="24rem">
        <Lead>
          <Stack $gap={6}>
            <Section title="Terms">
              <OfferingTerms offering={offering} />
            </Section>
            {isOwner ? <OwnOffering offering={offering} /> : <BuyerActions offering={offering} />}
          </Stack>
        </Lead>
        <Main $gap={8}>
          <Section title="Description">
            <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>
          </Section>
          <Section title="Supplier">
            <Supplier user={user} />
            <LeftAligned>
              <Contact user={user} />
            </LeftAligned>
          </Section>
        </Main>
      </Columns>
    </Page>
  );
}

// The contacts are made for a table, which cuts them and on phones sets them at its right edge.
const LeftAligned = styled.div`
  & > div {
    justify-items: start;
  }
  & > div > a {
    max-width: 100%;
  }
`;

/** By way of the material, which everyone can open; the list of offerings is for members. */
function crumbsTo(product: ShownOffering['product'], isMember: boolean): Crumb[] {
  const home = { label: 'Home', to: paths.home };
  if (product) {
    return [home, { label: 'Products', to: paths.products() }, { label: product.name, to: paths.product(product.id) }];
  }
  return isMember ? [home, { label: 'Offerings', to: paths.marketplace({ tab: 'offerings' }) }] : [home];
}
