import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { OtherUnit } from './OtherUnit.tsx';

describe('features/goods/postings/OtherUnit', () => {
  const show = (typed: object, fixed?: string) => {
    const seen: { values?: Record<string, string> } = {};
    render(
      <Formik initialValues={typed as Record<string, string>} onSubmit={() => undefined}>
        {({ values }) => {
          seen.values = values;
          return <OtherUnit quantities={['quantity', 'minimumQuantity']} prices={['price']} fixed={fixed} />;
        }}
      </Formik>,
    );
    return seen;
  };

  it.each([
    ['Use 22,680 KG', { quantity: '22.68', unit: 'MT' }, { quantity: '22680', minimumQuantity: '', price: '' }],
    [
      'Use 22,680 KG at $0.80 per KG',
      { quantity: '22,68', unit: 'MT', price: '800', minimumQuantity: '2' },
      { quantity: '22680', minimumQuantity: '2000', price: '0.80' },
    ],
    ['Use $612.50 per MT', { price: '0.6125', unit: 'KG' }, { price: '612.50' }],
  ])('offers “%s” for %j', async (name, typed, expected) => {
    const seen = show({ title: 'Acid', ...typed });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(seen.values).toMatchObject({ title: 'Acid', unit: typed.unit === 'MT' ? 'KG' : 'MT', ...expected });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [{ quantity: '22,68', price: '0.6125' }, 'MT', ['Use 22 MT', 'Use 23 MT'], { quantity: '22', price: '0.6125' }],
    [{ quantity: '22', price: '0.6125' }, 'KG', ['Use $0.61 per KG', 'Use $0.62 per KG'], { price: '0.61' }],
    [{ quantity: '22', minimumQuantity: '2.5' }, 'L', ['Use 2 L', 'Use 3 L'], { minimumQuantity: '2' }],
  ])('where the record fixes the unit, offers for %j in %s %j', async (typed, fixed, names, expected) => {
    const seen = show(typed, fixed);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByText(`It is sold by ${fixed}; another unit needs another offering.`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: names[0] }));
    expect(seen.values).toMatchObject({ ...typed, ...expected });
    expect(seen.values).not.toHaveProperty('unit');
  });

  it.each([
    { quantity: '22', unit: 'MT', price: '800.00' },
    { quantity: '22', unit: 'drums' },
    { quantity: '22.68', unit: '' },
  ])('offers nothing for %j', (typed) => {
    show(typed);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
