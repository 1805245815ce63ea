import { styled } from 'styled-components';
import { categoryOptions, EVERY_CATEGORY } from './categoryOptions.ts';
import { useCategories } from './useCategories.ts';
import { Select } from '../../kit/ui/Control.tsx';
import { media } from '../../theme.ts';

type CategoryFilterProps = { value: string; onChange: (value: string) => void };

/** All categories, or one with everything below it. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { categories = [] } = useCategories();
  const options = [{ value: EVERY_CATEGORY, label: 'All categories' }, ...categoryOptions(categories)];
  return (
    <Frame>
      <Select aria-label="Category" value={value} onChange={onChange} options={options} />
    </Frame>
  );
}

const Frame = styled.div`
  flex: 0 1 19rem;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;
