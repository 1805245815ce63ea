import { screen } from '@testing-library/react';
import { member, reader, renderAs } from '../../../../test/renderAs.tsx';
import { QuickActions } from '../../around/insights/dashboard/QuickActions.tsx';
import { QuoteCard } from '../../goods/postings/QuoteCard.tsx';

describe('features/people/companies/TradeButton', () => {
  const places = (
    <>
      <QuoteCard productId="p" isMember onAsk={() => undefined} />
      <QuickActions mode="seller" />
    </>
  );
  const forTraders = ['Request Quote', 'Start RFP', 'Post New Offering', 'Start New Auction'];
  const forAll = ['Contact Suppliers', 'Manage Inventory', 'View Analytics'];
  const shown = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

  test.each([
    ['member without a company', member],
    ['visitor', null],
  ])('a %s sees what trades', async (_who, user) => {
    await renderAs(user, places);
    expect(shown()).toEqual(expect.arrayContaining([...forTraders, ...forAll]));
  });

  test.each([
    ['Your role in the company is reader: you can read, but not trade.', reader()],
    ['Your company is locked: it can read, but not trade.', reader('Fraud')],
  ])('%s', async (why, user) => {
    await renderAs(user, places);
    expect(shown()).toEqual(expect.arrayContaining(forAll));
    expect(shown()).not.toEqual(expect.arrayContaining([expect.stringMatching(forTraders.join('|'))]));
    expect(screen.getAllByText(why)).toHaveLength(1);
  });
});
