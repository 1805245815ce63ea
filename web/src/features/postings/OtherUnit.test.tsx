import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { OtherUnit } from './OtherUnit.tsx';

describe('features/postings/OtherUnit', () => {
  const show = (typed: object) => {
    const seen: { values?: Record<string, string> } = {};
    render(
      <Formik initialValues={typed as Record<string, string>} onSubmit={() => undefined}>
        {({ values }) => {
          seen.values = values;
          return <OtherUnit quantities={['quantity', 'minimumQuantity']} prices={['price']} />;
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
    { quantity: '22', unit: 'MT', price: '800.00' },
    { quantity: '22.68', unit: 'MT', price: '610.25' },
    { quantity: '22.68', unit: '' },
    { quantity: '2.5', unit: 'drums' },
  ])('offers nothing for %j', (typed) => {
    show(typed);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
