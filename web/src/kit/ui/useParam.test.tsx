import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useCloseParams } from './useCloseParams.ts';
import { useParam } from './useParam.ts';

function Filters() {
  const [tab, setTab] = useParam('tab', 'products', ['products', 'offerings']);
  const [category, setCategory] = useParam('category', 'all');
  const close = useCloseParams('new', 'productId');
  const { pathname, search } = useLocation();

  function handleBoth() {
    setTab('offerings');
    setCategory('acids');
    close();
  }
  return (
    <>
      <output>{[tab, category].join(', ')}</output>
      <p>{pathname + search}</p>
      <button onClick={handleBoth}>Both</button>
      <button onClick={() => setTab('products')}>Default</button>
    </>
  );
}

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Filters />
    </MemoryRouter>,
  );

test('is the default where the address says nothing, or nothing that there is', () => {
  show('/marketplace?tab=marmalade');
  expect(screen.getByRole('status')).toHaveTextContent('products, all');
});

test('changes that come together all reach the address', async () => {
  show('/marketplace?q=urea&new=rfp&productId=p');
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(screen.getByText('/marketplace?q=urea&tab=offerings&category=acids')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('offerings, acids');
});

test('the default stands in no address', async () => {
  show('/marketplace?tab=offerings');
  await userEvent.click(screen.getByRole('button', { name: 'Default' }));
  expect(screen.getByText('/marketplace')).toBeVisible();
});
