import { countries } from 'api/rules/countries';
import { deliveryTerms, type DeliveryTerm } from 'api/rules/values/deliveryTermNames';
import { units } from 'api/rules/values/readUnit';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { deliveryTermLabels } from '../../features/goods/postings/termLabels.ts';
import { asOptions } from '../../kit/forms/SelectField.tsx';
import { typedNumber } from '../../kit/forms/typedNumber.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Input, Select } from '../../kit/ui/Control.tsx';
import { Toolbar } from '../../kit/ui/Layout.tsx';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { media } from '../../theme.ts';

const sorts = [
  { value: '', label: 'Newest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'price_descending', label: 'Highest price first' },
] as const;
const choices = {
  country: { label: 'Country', placeholder: 'All countries', options: asOptions(countries) },
  incoterm: {
    label: 'Delivery terms',
    placeholder: 'All delivery terms',
    options: asOptions(deliveryTerms, deliveryTermLabels),
  },
  per: {
    label: 'Unit of the price',
    options: units.map((unit, at) => ({ value: at ? unit : '', label: `$ / ${unit}` })),
  },
  sort: { label: 'Order', options: sorts },
};
type Choice = keyof typeof choices;
const filterNames = ['country', 'incoterm', 'verified', 'min', 'max'];

/** None if it cannot be read. */
const price = (typed: string) => (/^\d{1,16}(\.\d{1,2})?$/.test(typedNumber(typed)) ? typedNumber(typed) : undefined);

/** Filters and order of offerings, which are stored in the URL. */
export const useOfferingFilters = () => {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const min = useTypedParam('min');
  const max = useTypedParam('max');
  const chosen = (name: Choice) => {
    const value = params.get(name) ?? '';
    return choices[name].options.some((option) => option.value === value) ? value : '';
  };
  const limits = { minPrice: price(min[2]), maxPrice: price(max[2]) };
  return {
    variables: {
      ...limits,
      country: chosen('country') || undefined,
      deliveryTerms: (chosen('incoterm') || undefined) as DeliveryTerm | undefined,
      verified: params.has('verified') || undefined,
      priceUnit: (limits.minPrice ?? limits.maxPrice) ? chosen('per') || undefined : undefined,
      sort: (chosen('sort') || undefined) as Exclude<(typeof sorts)[number]['value'], ''> | undefined,
    },
    count: filterNames.filter((name) => params.has(name)).length,
    clear: () => change((query) => filterNames.forEach((name) => query.delete(name))),
    isVerified: params.has('verified'),
    limits: { 'Lowest price': min, 'Highest price': max },
    chosen,
    choose: (name: string, value: string) => change((query) => (value ? query.set(name, value) : query.delete(name))),
  };
};

type Filters = Pick<ReturnType<typeof useOfferingFilters>, 'count' | 'chosen' | 'choose' | 'isVerified' | 'limits'>;

/** On small screens they are folded, so that the list is in sight. */
export const OfferingFilters = ({ count, chosen, choose, isVerified, limits }: Filters) => {
  const [isOpen, setOpen] = useState(false);
  const select = (name: Choice) => {
    const { label, ...options } = choices[name];
    return <Select aria-label={label} value={chosen(name)} onChange={(value) => choose(name, value)} {...options} />;
  };
  return (
    <>
      <Opener variant="secondary" icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Opener>
      <Folding $isOpen={isOpen}>
        {select('country')}
        <div>{select('incoterm')}</div>
        {Object.entries(limits).map(([label, [typed, setTyped]]) => (
          <div key={label}>
            <Input
              $data
              inputMode="decimal"
              size={13}
              aria-label={label}
              aria-invalid={typed !== '' && !price(typed)}
              placeholder={label}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        ))}
        <div>{select('per')}</div>
        <div>{select('sort')}</div>
        <Checkbox checked={isVerified} onChange={({ target }) => choose('verified', target.checked ? 'yes' : '')}>
          Verified
        </Checkbox>
      </Folding>
    </>
  );
};

const Opener = styled(Button)`
  ${media.above.tablet} {
    display: none;
  }
`;

const Folding = styled(Toolbar)<{ $isOpen: boolean }>`
  ${media.tablet} {
    ${({ $isOpen }) => !$isOpen && 'display: none'};
  }
`;
