import { productHead } from 'api/pages/catalogueHeads';
import { useEffect, useEffectEvent, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsOwn } from '../../features/companies/useIsOwn.ts';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { CompareBar } from '../../features/catalogue/compare/CompareBar.tsx';
import { RelatedCategories } from '../../features/catalogue/RelatedCategories.tsx';
import { QuoteCard } from '../../features/postings/QuoteCard.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths, type Ask } from '../../paths.ts';
import { ProductFigures } from './ProductFigures.tsx';
import { ProductHead } from './ProductHead.tsx';
import type { ProductScreenQuery } from './ProductScreen.generated.ts';
import { Aside, Parts } from './productParts.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { SupplierList } from './SupplierList.tsx';
import { useInquiry, type InquiryTarget } from './useInquiry.ts';
import { useSuppliers } from './useSuppliers.ts';
import type { SupplierOffer } from '../../features/postings/SupplierOffers.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

type Product = NonNullable<ProductScreenQuery['product']>;

/** The page of an existing product. */
export const ProductDetails = ({ product }: { product: Product }) => {
  const suppliers = useSuppliers(product.id);
  const isMember = useSession().user !== null;
  const isOwn = useIsOwn();
  const navigate = useNavigate();
  const [target, ask] = useInquiry();
  const [askedBefore, setAskedBefore] = useParam<'' | Ask>('ask', '', ['quote', 'contact']);
  const others = suppliers.offers?.filter((offer) => !isOwn(offer)) ?? [];

  // With one supplier the inquiry opens directly; with none an RFP is offered.
  const handleAsk = (asked: Ask) => {
    const [only, ...more] = others;
    if (suppliers.offers && !only)
      return void navigate(paths.marketplace({ tab: 'requirements', open: 'rfp', product: product.id }));
    ask({ asked, offerId: more.length === 0 ? only?.id : undefined });
  };

  // A visitor who asked has signed in and is back.
  const handleReturn = useEffectEvent((asked: Ask) => {
    setAskedBefore('');
    handleAsk(asked);
  });
  const isReady = isMember && suppliers.offers !== undefined;
  useEffect(() => {
    if (isReady && askedBefore) handleReturn(askedBefore);
  }, [isReady, askedBefore]);

  return (
    <Page $gap={8}>
      <Head {...productHead(product)} />
      <ProductHead product={product} />
      <ProductFigures product={product} />
      <Parts>
        <ProductTabs
          product={product}
          suppliers={
            <SupplierList
              product={product}
              suppliers={suppliers}
              isMember={isMember}
              onInquire={({ id }, asked) => ask({ asked, offerId: id })}
            />
          }
        />
        <Aside>
          <QuoteCard productId={product.id} isMember={isMember} onAsk={handleAsk} />
          <RelatedCategories category={product.category} />
        </Aside>
      </Parts>
      <CompareBar />
      <Inquiry productId={product.id} target={target} offers={others} onAsk={ask} />
    </Page>
  );
};

const InquireDialog = lazyNamed(() => import('../../features/postings/InquireDialog.tsx'), 'InquireDialog');
const RequestQuotesDialog = lazyNamed(
  () => import('../../features/postings/RequestQuotesDialog.tsx'),
  'RequestQuotesDialog',
);
const ChooseOfferDialog = lazyNamed(() => import('../../features/postings/ChooseOfferDialog.tsx'), 'ChooseOfferDialog');

type InquiryProps = {
  productId: string;
  target: InquiryTarget;
  offers: readonly SupplierOffer[];
  onAsk: (target: InquiryTarget) => void;
};

/** The dialogs of an inquiry. */
const Inquiry = ({ productId, target, offers, onAsk }: InquiryProps) => {
  if (!target) return null;
  const { asked, offerId } = target;
  const close = () => onAsk(null);
  return (
    <Suspense>
      {offerId ? (
        <InquireDialog asked={asked} offeringId={offerId} refetch={refetched} onClose={close} />
      ) : asked === 'quote' ? (
        <RequestQuotesDialog productId={productId} offers={offers} onClose={close} />
      ) : (
        <ChooseOfferDialog
          title="Contact Suppliers"
          offers={offers}
          onChoose={({ id }) => onAsk({ asked, offerId: id })}
          onClose={close}
        />
      )}
    </Suspense>
  );
};

// An order reduces the available quantity.
const refetched = ['ProductScreen', 'ProductSuppliers'];
