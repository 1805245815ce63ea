import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { noTerms } from '../../../test/terms.ts';
import { placesOf } from './compared.ts';
import { ComparedMaterialsDocument, type ComparedMaterialFragment } from './ComparedMaterials.generated.ts';
import { ComparedOffersDocument, type ComparedOfferFragment } from './ComparedOffers.generated.ts';
import { CompareScreen } from './CompareScreen.tsx';

describe('screens/Compare/CompareScreen', () => {
  const ids = [1, 2, 3].map((at) => `0195849e-0000-7000-8000-00000000000${at}`) as [string, string, string];

  const material = (at: number, changed: Partial<ComparedMaterialFragment> = {}): ComparedMaterialFragment => ({
    __typename: 'Product',
    id: ids[at]!,
    name: `Material ${at + 1}`,
    casNumber: '7664-93-9',
    formula: 'H2SO4',
    form: null,
    specifications: { assay: '98 % min', packaging: 'Drum' },
    safetyData: { signal_word: 'Danger', hazard_statements: ['H314 Causes burns.'], un_number: 'UN 1830' },
    lowestComparablePrice: null,
    lowestComparableUnit: null,
    lowestPrice: null,
    lowestPriceUnit: null,
    offerCount: 2,
    category: { __typename: 'Category', id: 'c', name: 'Acids' },
    ...changed,
  });

  const answer = (asked: readonly string[], [first, second, third]: (ComparedMaterialFragment | null)[]) => ({
    request: { query: ComparedMaterialsDocument, variables: placesOf(asked) },
    result: { data: { first, ...(second !== undefined && { second }), ...(third !== undefined && { third }) } },
  });

  const row = (name: RegExp) => screen.getByRole('row', { name });

  test('materials are side by side, with a way to ask for a quote of each; rows without values are left out', async () => {
    const strong = material(1, { specifications: { assay: '99 % min', packaging: 'Drum', colour: 'White' } });
    const mocks = [answer(ids.slice(0, 2), [material(0), strong])];
    await renderAs(null, <CompareScreen />, { mocks, at: `/compare?products=${ids[0]},${ids[1]}` });
    const table = await screen.findByRole('table', { name: 'Materials side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([expect.stringContaining('Material 1'), expect.stringContaining('Material 2')]);
    expect(row(/^Assay/)).toHaveTextContent('98 % min99 % min');
    expect(row(/^Colour/)).toHaveTextContent('–White');
    expect(screen.queryByRole('row', { name: /^Lowest price/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Request Quote' })[1]).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(`/product/${ids[1]}?ask=quote`)}`,
    );
    expect(row(/^Hazards/)).toHaveTextContent('CorrosiveCorrosive');
  });

  test.each([
    [['0.4', 'KG'], ['0.39', 'KG'], [1]],
    [['0.4', 'KG'], ['0.4', 'KG'], []],
    [['0.4', 'KG'], ['0.39', 'L'], []],
    [['0.4', 'KG'], [null, null], []],
  ])('only the lowest of comparable prices is marked: %j and %j', async (first, second, marked) => {
    const priced = (at: number, [price, unit]: (string | null)[]) =>
      material(at, {
        lowestComparablePrice: price,
        lowestComparableUnit: unit,
        lowestPrice: price,
        lowestPriceUnit: unit,
      });
    const mocks = [answer(ids.slice(0, 2), [priced(0, first), priced(1, second)])];
    await renderAs(null, <CompareScreen />, { mocks, at: `/compare?products=${ids[0]},${ids[1]}` });
    const cells = within(await screen.findByRole('row', { name: /^Lowest price/ })).getAllByRole('cell');
    expect(cells.flatMap(({ textContent }, at) => (textContent.includes('Lowest') ? at : []))).toEqual(marked);
    expect(screen.queryAllByText('Lowest')).toHaveLength(marked.length);
  });

  const offer = (at: number, changed: Partial<ComparedOfferFragment>): ComparedOfferFragment => ({
    __typename: 'Offering',
    id: ids[at]!,
    userId: 'seller',
    title: `Offer ${at + 1}`,
    status: 'active',
    price: '400',
    unit: 'MT',
    comparablePrice: '0.4',
    comparableUnit: 'KG',
    priceCheck: 'ok',
    priceConfirmedAt: null,
    hasOtherGrade: false,
    terms: noTerms,
    quantity: 100,
    location: null,
    availableUntil: null,
    materialName: 'Urea',
    product: { __typename: 'Product', id: 'urea', name: 'Urea' },
    user: { __typename: 'User', id: 'seller', firstName: 'Ada', lastName: 'Weiss', companyName: '' },
    company: null,
    ...changed,
  });

  const showOffers = async (changes: Partial<ComparedOfferFragment>[]) => {
    const [first, second] = changes.map((changed, at) => offer(at, changed));
    const request = { query: ComparedOffersDocument, variables: placesOf(ids.slice(0, 2)) };
    const mocks = [{ request, result: { data: { first, second } } }];
    await renderAs(member, <CompareScreen />, { mocks, at: `/compare?offers=${ids[0]},${ids[1]}` });
    await screen.findByRole('table', { name: 'Offers side by side' });
  };

  test('of offers, the best price, delivery time and minimum are marked; an open offer can be ordered', async () => {
    const terms = { ...noTerms, leadTimeDays: 3, minimumQuantity: 20 };
    await showOffers([{ terms }, { terms: { ...terms, leadTimeDays: 7, minimumQuantity: 10 }, status: 'expired' }]);
    expect(row(/^Price \$/)).not.toHaveTextContent('Lowest');
    expect(row(/^Lead time/)).toHaveTextContent('3 daysShortest7 days');
    expect(row(/^Minimum order/)).toHaveTextContent('20 MT10 MTLowest');
    const [first, second] = screen.getAllByRole('columnheader').slice(-2);
    expect(within(first!).getByRole('link', { name: 'Place order' })).toHaveAttribute(
      'href',
      `/offerings/${ids[0]}?open=order`,
    );
    expect(second).toHaveTextContent('Expired');
    expect(within(second!).queryByRole('link', { name: 'Get Quote' })).not.toBeInTheDocument();
  });

  test('rows that say nothing are left out, and a minimum is not best while another is unknown', async () => {
    await showOffers([{ terms: { ...noTerms, minimumQuantity: 20 } }, { price: '390', comparablePrice: '0.39' }]);
    expect(row(/^Price \$/)).toHaveTextContent('$400.00 / MT $390.00 / MT Lowest');
    expect(row(/^Minimum order/)).not.toHaveTextContent('Lowest');
    for (const name of [/^Comparable price/, /^Material Urea/, /^Packaging/])
      expect(screen.queryByRole('row', { name })).not.toBeInTheDocument();
  });

  test('only the differences can be shown', async () => {
    const mocks = [answer(ids.slice(0, 2), [material(0), material(1, { offerCount: 5 })])];
    await renderAs(null, <CompareScreen />, { mocks, at: `/compare?products=${ids[0]},${ids[1]}` });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(row(/^Offers/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Assay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Specifications' })).not.toBeInTheDocument();
  });

  test('a material can be removed, and one that no longer exists is left out', async () => {
    const two = ids.slice(0, 2);
    const mocks = [answer(ids, [material(0), material(1), null]), answer([ids[1], ids[2]], [material(1), null])];
    await renderAs(null, <CompareScreen />, { mocks, at: `/compare?products=${[...two, ids[2]].join(',')}` });
    expect(await screen.findByText('One of them is no longer in the market.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Material 1' }));
    expect(await screen.findByText('Select another one to see what differs.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Material 1' })).not.toBeInTheDocument();
  });

  test('without a selection, the page says how to select', async () => {
    await renderAs(null, <CompareScreen />, { at: '/compare?products=nonsense' });
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  });
});
