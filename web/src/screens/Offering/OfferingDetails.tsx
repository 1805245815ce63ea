import { offeringHead } from 'api/pages/postingHeads';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { SpecificationList } from '../../features/goods/catalogue/SpecificationList.tsx';
import { OfferingStatus } from '../../features/goods/postings/OfferingStatus.tsx';
import { statedTerms } from '../../features/goods/postings/statedTerms.ts';
import { GradeMark } from '../../features/goods/postings/GradeMark.tsx';
import { PriceMark } from '../../features/goods/postings/PriceMark.tsx';
import { Contact, Supplier } from '../../features/goods/postings/supplierParts.tsx';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import type { Breadcrumb } from '../../kit/ui/Breadcrumbs.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Columns, Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { BuyerActions } from './BuyerActions.tsx';
import { OwnOffering } from './OwnOffering.tsx';
import type { ShownOffering } from './shownOffering.ts';
import { CasNumber, Day, Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../kit/ui/KeyValueList.tsx';

export const OfferingDetails = ({ offering }: { offering: ShownOffering }) => {
  const { user: viewer } = useSession();
  const { title, description, status, product, user, company, terms } = offering;
  const isOwner = useIsOwn()(offering);

  return (
    <Page $gap={8}>
      <Head {...offeringHead(offering)} />
      <PageHead
        title={title}
        breadcrumbs={[...breadcrumbsTo(product, Boolean(viewer)), { label: title }]}
        badges={
          <>
            <Badge>Offering</Badge>
            <OfferingStatus status={status} />
            <PriceMark offering={offering} />
            <GradeMark offering={offering} />
          </>
        }
        actions={
          !isOwner && (
            <>
              <WatchToggle thing={offering} name={title} />
              <MoreMenu
                subject={{ kind: 'offering', id: offering.id, name: offering.title }}
                canTakeOff={offering.viewerCan.takeOffMarket}
                refetch={['OfferingScreen']}
              />
            </>
          )
        }
      />
      <Columns $side="24rem">
        <Lead>
          <Panel>
            <PriceAndStock offering={offering} />
            {isOwner ? (
              <OwnOffering offering={offering} />
            ) : (
              <>
                <BuyerActions offering={offering} />
                <Section title="Supplier">
                  <Supplier user={user} company={company} />
                  <Contact user={user} company={company} />
                </Section>
              </>
            )}
          </Panel>
        </Lead>
        <Main $gap={8}>
          <Section title="Description">
            <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>
          </Section>
          <Section title="Terms">
            <OfferingTerms offering={offering} />
          </Section>
          {terms.specifications && (
            <Section title="Specifications">
              <SpecificationList specifications={terms.specifications} />
            </Section>
          )}
        </Main>
      </Columns>
    </Page>
  );
};

/** Breadcrumbs lead through the product, which is public; the list of offerings is for members. */
const breadcrumbsTo = (product: ShownOffering['product'], isMember: boolean): Breadcrumb[] => {
  const home = { label: 'Home', to: paths.home };
  if (product) {
    return [home, { label: 'Products', to: paths.products() }, { label: product.name, to: paths.product(product.id) }];
  }
  return isMember ? [home, { label: 'Offerings', to: paths.marketplace({ tab: 'offerings' }) }] : [home];
};

const PriceAndStock = ({ offering: { price, unit, quantity } }: { offering: ShownOffering }) => (
  <KeyValueList
    dense
    items={[
      { label: 'Price', value: <Money amount={price} unit={unit} size={sizeOf(price)} /> },
      { label: 'Available', value: <Quantity amount={quantity} unit={unit} /> },
    ]}
  />
);

/** A long price gets smaller instead of leaving its card. */
const sizeOf = ({ length }: string) => (length <= 10 ? 'figure' : length <= 13 ? 'large' : 'small');

/** The other terms of an offering; empty ones are left out. */
const OfferingTerms = ({ offering }: { offering: ShownOffering }) => {
  const { product, location, availableUntil, createdAt, terms } = offering;
  const items: KeyValues = [
    product && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
    product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
    location !== null && { label: 'Location of the goods', value: location },
    ...statedTerms(terms),
    { label: 'Available until', value: availableUntil === null ? 'No end' : <Day of={availableUntil} last="full" /> },
    { label: 'Posted', value: <Moment at={createdAt} /> },
  ];
  return <KeyValueList items={items} />;
};
