import { useQuery } from '@apollo/client/react';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { categoryOptions } from '../../features/goods/catalogue/categoryOptions.ts';
import { useCategories } from '../../features/goods/catalogue/useCategories.ts';
import { ProductChoicesDocument } from '../../features/goods/postings/ProductField.generated.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Combobox } from '../../kit/ui/Combobox.tsx';
import { Name, Select, type Option } from '../../kit/ui/Control.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { useDebounced } from '../../kit/ui/useDebounced.ts';

export type Chosen = Option;

type FilterFieldProps = {
  categories: readonly Chosen[];
  products: readonly Chosen[];
  onCategories: (chosen: Chosen[]) => void;
  onProducts: (chosen: Chosen[]) => void;
};

/** Limits events about RFPs and auctions to categories and materials. */
export const FilterField = ({ categories, products, onCategories, onProducts }: FilterFieldProps) => {
  const { categories: all = [] } = useCategories();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, previousData, loading } = useQuery(ProductChoicesDocument, { variables: { search } });
  const found = (data ?? previousData)?.products.nodes ?? [];
  const [categoryId, productId] = [useId(), useId()];
  return (
    <Stack>
      <div>
        <Name htmlFor={categoryId}>Only these categories (optional)</Name>
        <Select
          id={categoryId}
          value=""
          placeholder="Add a category"
          options={categoryOptions(all)}
          onChange={(id) => {
            const category = all.find((one) => one.id === id);
            if (category) onCategories(withOption(categories, { value: id, label: category.name }));
          }}
        />
        <List chosen={categories} onChange={onCategories} />
      </div>
      <div>
        <Name htmlFor={productId}>Only these materials (optional)</Name>
        <Combobox
          id={productId}
          selected={undefined}
          options={found.map(({ id, name }) => ({ value: id, label: name }))}
          busy={loading}
          placeholder="Search by name or CAS number"
          onSearch={setTyped}
          onChange={(option) => onProducts(withOption(products, option))}
        />
        <List chosen={products} onChange={onProducts} />
      </div>
      <SmallText>
        Without a choice, events about all RFPs and auctions are sent. Your own orders, bids and messages always are.
      </SmallText>
    </Stack>
  );
};

const withOption = (chosen: readonly Chosen[], option: Chosen): Chosen[] =>
  chosen.some(({ value }) => value === option.value) ? [...chosen] : [...chosen, option];

const List = ({ chosen, onChange }: { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void }) => {
  if (chosen.length === 0) return null;
  return (
    <Items>
      {chosen.map(({ value, label }) => (
        <li key={value}>
          {label}
          <IconButton
            label={`Remove ${label}`}
            onClick={() => onChange(chosen.filter((other) => other.value !== value))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </Items>
  );
};

const Items = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;
