import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { inRouter } from '../../../test/inRouter.tsx';
import { useParam } from './useParam.ts';

describe('kit/ui/useParam', () => {
  const Filters = () => {
    const [tab, setTab] = useParam('tab', 'products', ['products', 'offerings']);
    const [category, setCategory] = useParam('category', 'all');
    const { pathname, search } = useLocation();

    const handleBoth = () => {
      setTab('offerings');
      setCategory('acids');
    };
    return (
      <>
        <output>{[tab, category].join(', ')}</output>
        <p>{pathname + search}</p>
        <button onClick={handleBoth}>Both</button>
        <button onClick={() => setTab('products')}>Default</button>
      </>
    );
  };

  const show = (at: string) => render(inRouter(<Filters />, at));

  test('uses the default if the URL has no value or an invalid one', () => {
    show('/marketplace?tab=marmalade');
    expect(screen.getByRole('status')).toHaveTextContent('products, all');
  });

  test('simultaneous changes all reach the URL', async () => {
    show('/marketplace?q=urea');
    await userEvent.click(screen.getByRole('button', { name: 'Both' }));
    expect(screen.getByText('/marketplace?q=urea&tab=offerings&category=acids')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('offerings, acids');
  });

  test('the default value is not written to the URL', async () => {
    show('/marketplace?tab=offerings');
    await userEvent.click(screen.getByRole('button', { name: 'Default' }));
    expect(screen.getByText('/marketplace')).toBeVisible();
  });
});
