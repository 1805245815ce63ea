import { SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../kit/ui/Button.tsx';
import { Row, Spacer } from '../../kit/ui/Layout.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { ProductFilters } from './useProductFilters.ts';
import type { View } from './useView.ts';

type ResultBarProps = {
  filters: ProductFilters;
  /** '24 products'; undefined while they load for the first time. */
  found: string | undefined;
  didYouMean: string | null | undefined;
  notice: string | null | undefined;
  isPhone: boolean;
  view: View;
  onView: (view: View) => void;
};

/** The same address with a corrected search. */
const Correction = ({ text }: { text: string }) => {
  const [params] = useSearchParams();
  const corrected = new URLSearchParams(params);
  corrected.delete('pages');
  corrected.set('search', text);
  return (
    <Text>
      Did you mean <TextLink to={`${paths.products()}?${corrected}`}>{text}</TextLink>?
    </Text>
  );
};

/** Above the results: how many there are, what else could have been meant, cards or list, and on phones the filters. */
export const ResultBar = ({ filters, found, didYouMean, notice, isPhone, view, onView }: ResultBarProps) => (
  <>
    {didYouMean && <Correction text={didYouMean} />}
    {notice && <Text>{notice}</Text>}
    <Row>
      {isPhone && (
        <Button
          size="small"
          variant="secondary"
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          onClick={filters.openSheet}
        >
          {filters.count > 0 ? `Filters (${filters.count})` : 'Filters'}
        </Button>
      )}
      <SmallText role="status">{found}</SmallText>
      <Spacer />
      <Segmented
        label="View"
        value={view}
        onChange={onView}
        options={[
          { value: 'cards', label: 'Cards' },
          { value: 'list', label: 'List' },
        ]}
      />
    </Row>
  </>
);
