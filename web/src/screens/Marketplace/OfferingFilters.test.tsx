import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { OfferingFilters, useOfferingFilters } from './OfferingFilters.tsx';

const Filters = () => <OfferingFilters {...useOfferingFilters()} />;

test('the folded filters say how many of them are set', async () => {
  await renderAs(member, <Filters />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Verified' }));
  expect(opener).toHaveTextContent('Filters (1)');
});
