import { productHead } from 'api/pages/catalogueHeads';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { CompareBar } from '../../features/goods/catalogue/compare/CompareBar.tsx';
import { RelatedCategories } from '../../features/goods/catalogue/RelatedCategories.tsx';
import { QuoteCard } from '../../features/goods/postings/QuoteCard.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Head } from '../../kit/ui/Head.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { paths, type Ask } from '../../paths.ts';
import { ProductFigures } from './ProductFigures.tsx';
import { ProductHead } from './ProductHead.tsx';
import type { ProductScreenQuery } from './ProductScreen.generated.ts';
import { Aside, Parts } from './productParts.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { SupplierList, type FurtherOffers } from './SupplierList.tsx';
import type { SupplierOffer } from '../../features/goods/postings/SupplierOffers.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

type Product = NonNullable<ProductScreenQuery['product']>;

/** The page of an existing product. */
export const ProductDetails = ({ product, more }: { product: Product; more: FurtherOffers }) => {
  const offers = product.offerings.nodes;
  const isMember = useSession().user !== null;
  const isOwn = useIsOwn();
  const [inquiry, inquire] = useState<{ id: string; asked: Ask } | null>(null);
  // Also of a visitor who asked, has signed in and is back.
  const [asked, ask, close] = useDialogParam('ask');
  const others = offers.filter((offer) => !isOwn(offer));

  return (
    <Page $gap={8}>
      <Head {...productHead(product)} />
      <Parts>
        <Stack $gap={8}>
          <ProductHead product={product} />
          <ProductFigures product={product} />
        </Stack>
        <Aside>
          <QuoteCard productId={product.id} isMember={isMember} onAsk={() => ask('quote')} />
          <RelatedCategories category={product.category} />
        </Aside>
      </Parts>
      <ProductTabs
        product={product}
        suppliers={
          <SupplierList
            product={product}
            offers={offers}
            more={more}
            isMember={isMember}
            onInquire={({ id }, wanted) => inquire({ id, asked: wanted })}
          />
        }
      />
      <CompareBar />
      {isMember && asked && <QuoteRequest productId={product.id} offers={others} onClose={close} />}
      {inquiry && (
        <InquireDialog
          asked={inquiry.asked}
          offeringId={inquiry.id}
          refetch={refetched}
          onClose={() => inquire(null)}
        />
      )}
    </Page>
  );
};

const InquireDialog = lazyNamed(() => import('../../features/goods/postings/InquireDialog.tsx'), 'InquireDialog');
const RequestQuotesDialog = lazyNamed(
  () => import('../../features/goods/postings/RequestQuotesDialog.tsx'),
  'RequestQuotesDialog',
);

type QuoteRequestProps = { productId: string; offers: readonly SupplierOffer[]; onClose: () => void };

/** Asks the only supplier or several for a quote; where there is none, an RFP is offered. */
const QuoteRequest = ({ productId, offers, onClose }: QuoteRequestProps) => {
  const [only, ...more] = offers;
  if (!only)
    return <Navigate replace to={paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId })} />;
  if (more.length > 0) return <RequestQuotesDialog productId={productId} offers={offers} onClose={onClose} />;
  return <InquireDialog asked="quote" offeringId={only.id} refetch={refetched} onClose={onClose} />;
};

// An order reduces the available quantity.
const refetched = ['ProductScreen'];
