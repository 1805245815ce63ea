import { screen } from '@testing-library/react';
import { renderAs } from '../../../test/renderAs.tsx';
import { HeroPanelDocument, type HeroPanelQuery } from './HeroPanel.generated.ts';
import { HeroPanel } from './HeroPanel.tsx';

describe('screens/Landing/HeroPanel', () => {
  const methanol: HeroPanelQuery['auctions']['nodes'][number] = {
    __typename: 'Auction',
    id: 'methanol',
    title: 'Methanol, ex tank',
    type: 'forward',
    status: 'active',
    quantity: 100,
    unit: 'MT',
    priceBasis: 'lot',
    startingPrice: '1000.00',
    currentPrice: '1200.00',
    bidCount: 3,
    startTime: '2026-11-20T09:00:00.000Z',
    endTime: '2030-11-20T09:00:00.000Z',
    pausedAt: null,
  };

  const price = (name: string, changePercent: number | null, error = false) => ({
    __typename: 'CommodityPrice' as const,
    ...{ id: name, name, unit: 'MT', currentPrice: '10.00', changePercent, error },
  });

  const show = (auctions: (typeof methanol)[], prices: ReturnType<typeof price>[]) =>
    renderAs(null, <HeroPanel />, {
      mocks: [
        {
          request: { query: HeroPanelDocument },
          result: {
            data: {
              auctions: { __typename: 'AuctionConnection', nodes: auctions },
              commodityPrices: { __typename: 'CommodityPrices', data: prices },
            },
          },
        },
      ],
    });

  it('shows the auction that closes next and the three prices that moved most', async () => {
    const moves = [price('Urea', 1), price('Salt', 0), price('Acid', -4), price('Gone', 9, true), price('Lime', 2)];
    await show([methanol], [...moves, price('Soda', 0.5)]);
    expect(await screen.findByRole('link', { name: 'Methanol, ex tank' })).toHaveAttribute(
      'href',
      '/auctions/methanol',
    );
    expect(screen.getByText('Current Bid').nextSibling).toHaveTextContent('$1,200.00');
    expect(screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent)).toEqual(['Acid', 'Lime', 'Urea']);
  });

  it('shows a drawing in a market without auctions and prices', async () => {
    await show([], []);
    await screen.findByRole('img', { name: 'The crystal structure of sodium chloride' });
  });
});
