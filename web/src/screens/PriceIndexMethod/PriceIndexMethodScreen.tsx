import { LinkButton } from '../../kit/ui/Button.tsx';
import { Document } from '../../kit/ui/Document.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { paths } from '../../paths.ts';
import { method } from './method.ts';

/** Explains how the prices of the index are calculated. */
export const PriceIndexMethodScreen = () => (
  <Page>
    <PageHead
      title="How prices are made"
      description="The rules of the price index."
      actions={
        <LinkButton to={paths.priceIndex} variant="secondary">
          Back to Price Index
        </LinkButton>
      }
    />
    <Document clauses={method} />
  </Page>
);
