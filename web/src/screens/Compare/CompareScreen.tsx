import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import { idsOf } from './compared.ts';
import { ComparedMaterials } from './ComparedMaterials.tsx';
import { ComparedOffers } from './ComparedOffers.tsx';

/** Up to four materials, and up to four offers, side by side; which ones is in the URL. */
export const CompareScreen = () => {
  const [products] = useParam('products', '');
  const [offers] = useParam('offers', '');
  const [rows, setRows] = useParam('rows', 'all', ['all', 'different']);
  const materialIds = idsOf(products);
  const offerIds = idsOf(offers);
  const isEmpty = materialIds.length + offerIds.length === 0;
  const onlyDifferences = rows === 'different';

  return (
    <Page $gap={8}>
      <PageHead
        title="Compare"
        description="Up to four materials or offers side by side. The best values are marked."
        actions={
          <LinkButton variant="secondary" to={paths.products()}>
            Find materials
          </LinkButton>
        }
      />
      {isEmpty ? (
        <EmptyState
          as="h2"
          title="Nothing to compare yet"
          text="Select 'Compare' on two to four materials, or on offers of a material."
          action={<LinkButton to={paths.products()}>Browse Products</LinkButton>}
        />
      ) : (
        <Checkbox checked={onlyDifferences} onChange={({ target }) => setRows(target.checked ? 'different' : 'all')}>
          Only differences
        </Checkbox>
      )}
      {materialIds.length > 0 && <ComparedMaterials ids={materialIds} onlyDifferences={onlyDifferences} />}
      {offerIds.length > 0 && <ComparedOffers ids={offerIds} onlyDifferences={onlyDifferences} />}
    </Page>
  );
};
