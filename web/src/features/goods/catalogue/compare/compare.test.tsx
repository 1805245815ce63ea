import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRouter } from '../../../../../test/inRouter.tsx';
import { CompareBar } from './CompareBar.tsx';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { deselectAll } from './selection.ts';

describe('features/goods/catalogue/compare/compare', () => {
  const names = ['Urea', 'Melamine', 'Potash', 'Borax', 'Zinc oxide'];

  const show = () =>
    render(
      inRouter(
        <>
          {names.map((name) => (
            <CompareCheckbox key={name} one={{ id: name, name }} />
          ))}
          <CompareBar />
        </>,
      ),
    );

  const box = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });
  afterEach(() => act(() => deselectAll('products')));

  test('two to four materials are compared; a fifth cannot be selected', async () => {
    show();
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
    await userEvent.click(box('Urea'));
    expect(screen.getByText('Select another material to compare.')).toBeVisible();
    for (const name of names.slice(1, 4)) await userEvent.click(box(name));
    expect(screen.getByRole('link', { name: 'Compare 4 materials' })).toHaveAttribute(
      'href',
      `/compare?products=${encodeURIComponent(names.slice(0, 4).join(','))}`,
    );
    expect(box('Zinc oxide')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Do not compare Potash' }));
    expect(box('Zinc oxide')).toBeEnabled();
    expect(box('Potash')).not.toBeChecked();
  });

  test('the selection lasts while the tab is open, and can be cleared', async () => {
    show();
    await userEvent.click(box('Borax'));
    expect(sessionStorage.getItem('comparison')).toContain('Borax');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box('Borax')).not.toBeChecked();
    expect(sessionStorage.getItem('comparison')).not.toContain('Borax');
  });
});
