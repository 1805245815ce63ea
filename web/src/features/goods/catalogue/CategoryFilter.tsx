import { styled } from 'styled-components';
import { categoryOptions, EVERY_CATEGORY } from './categoryOptions.ts';
import { useCategories } from './useCategories.ts';
import { Select, type Option } from '../../../kit/ui/Control.tsx';
import { media } from '../../../theme.ts';

type CategoryFilterProps = {
  value: string;
  onChange: (value: string) => void;
  /** An option for what is selected elsewhere. */
  other?: Option;
};

/** Selects all categories, or one with its descendants. */
export const CategoryFilter = ({ value, onChange, other }: CategoryFilterProps) => {
  const { categories = [] } = useCategories();
  const options = [
    { value: EVERY_CATEGORY, label: 'All categories' },
    ...(other ? [other] : []),
    ...categoryOptions(categories),
  ];
  return (
    <Root>
      <Select aria-label="Category" value={value} onChange={onChange} options={options} />
    </Root>
  );
};

const Root = styled.div`
  flex: 0 1 19rem;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;
