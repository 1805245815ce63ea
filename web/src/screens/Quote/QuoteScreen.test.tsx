import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { noTerms } from '../../../test/terms.ts';
import { AskToRenewDocument } from '../../features/deals/trade/quotes/AskToRenew.generated.ts';
import { today } from '../../kit/time.ts';
import { QuoteScreenDocument, type QuoteScreenQuery } from './QuoteScreen.generated.ts';
import { QuoteScreen } from './QuoteScreen.tsx';

describe('screens/Quote/QuoteScreen', () => {
  type Quote = NonNullable<QuoteScreenQuery['quote']>;
  const id = '01958498-c7c0-791b-bd10-11b77d872b3c';

  const person = { __typename: 'User' as const, firstName: 'Kim', lastName: 'Bauer', companyName: 'Elbe' };
  const revision: Quote['revision'] = {
    __typename: 'QuoteRevision',
    id: 'revision',
    number: 1,
    side: 'seller',
    createdAt: '2026-11-20T09:00:00.000Z',
    note: null,
    totalAmount: '450.00',
    user: { ...person, id: 'seller' },
    terms: { ...noTerms, price: '90.00', quantity: 5, validUntil: '2026-11-24' },
  };
  const quote: Quote = {
    __typename: 'Quote',
    id,
    number: '1234567890',
    status: 'expired',
    isExpired: true,
    requestId: null,
    awaiting: 'buyer',
    isSample: true,
    buyerId: member.id,
    sellerId: 'seller',
    buyer: { ...person, id: member.id },
    buyerCompany: null,
    seller: { ...person, id: 'seller' },
    sellerCompany: null,
    updatedAt: '2026-11-20T09:00:00.000Z',
    offeringId: 'offering',
    closedReason: null,
    closedNote: null,
    viewerCan: {
      __typename: 'QuoteViewerCan',
      revise: false,
      accept: false,
      decline: true,
      withdraw: false,
      whyNot: [],
    },
    revision,
    revisions: [revision],
    offering: {
      __typename: 'Offering',
      id: 'offering',
      title: 'Epsom salt',
      price: '95.00',
      unit: 'MT',
      terms: noTerms,
    },
    order: null,
    product: null,
    conversation: {
      __typename: 'Conversation',
      id: 'conversation',
      viewerCan: { __typename: 'ConversationViewerCan', sendMessage: true },
    },
  };

  const asked: object[] = [];
  beforeEach(() => asked.splice(0));

  const show = async (change: Partial<Quote> = {}) => {
    await renderAs(
      member,
      <Routes>
        <Route path="/quotes/:id" element={<QuoteScreen />} />
      </Routes>,
      {
        at: `/quotes/${id}`,
        mocks: [
          {
            request: { query: QuoteScreenDocument, variables: { id } },
            result: { data: { quote: { ...quote, ...change } } },
          },
          {
            request: { query: AskToRenewDocument, variables: ({ input }) => asked.push(input as object) > 0 },
            result: { data: { sendMessage: null } },
          },
        ],
      },
    );
    await screen.findByRole('heading', { level: 1 });
  };
  const button = () => screen.queryByRole('button', { name: 'Ask the seller to renew it' });

  test('the buyer of an expired quote asks for new terms in its conversation', async () => {
    await show();
    await userEvent.click(button()!);
    await screen.findByText('You asked the seller to renew it.');
    expect(button()).toBeNull();
    const content = 'Could you please renew quote 1234567890? It was valid until 2026-11-24, 24:00 UTC.';
    expect(asked[0]).toMatchObject({ conversationId: 'conversation', content });
  });

  test.each<[string, Partial<Quote>]>([
    ['the quote is valid', { status: 'open', isExpired: false }],
    ['it was declined', { status: 'declined', isExpired: false }],
    ['the viewer sells', { buyerId: 'seller', sellerId: member.id }],
    [
      'the viewer cannot write',
      {
        conversation: {
          ...quote.conversation!,
          viewerCan: { __typename: 'ConversationViewerCan', sendMessage: false },
        },
      },
    ],
  ])('nobody is asked if %s', async (_, change) => {
    await show(change);
    expect(button()).toBeNull();
  });

  test('the history names who ended it', async () => {
    await show({ status: 'withdrawn', isExpired: false });
    expect(await screen.findAllByText(/by Kim Bauer, Elbe$/)).toHaveLength(2);
  });

  test('who cannot answer reads why, each reason once', async () => {
    const reason = 'Your role in the company is reader: you can read, but not trade.';
    const moves = ['revise', 'accept', 'decline', 'withdraw'];
    const whyNot = moves.map((move) => ({ __typename: 'Refusal' as const, move, code: 'FORBIDDEN', message: reason }));
    await show({ status: 'open', isExpired: false, viewerCan: { ...quote.viewerCan, decline: false, whyNot } });
    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  test('that it is the turn of the other side is no reason to read', async () => {
    const message = 'It is the turn of the other side.';
    const refusal = { __typename: 'Refusal' as const, move: 'accept', code: 'NOT_YOUR_TURN', message };
    const viewerCan = { ...quote.viewerCan, decline: false, whyNot: [refusal] };
    await show({ status: 'open', isExpired: false, awaiting: 'seller', viewerCan });
    expect(screen.queryByText(message)).toBeNull();
  });

  test('the last day says how long it still takes, also if the quote is not answered', async () => {
    const terms = { ...revision.terms, validUntil: today() };
    const last = { ...revision, terms };
    await show({ status: 'open', isExpired: false, revision: last, revisions: [last] });
    expect(screen.getByText(/^Valid until /, { selector: 'time' }).parentElement?.textContent).toMatch(
      /^Valid until \w{3} \d+, 24:00 UTC · \d+h \d+m left$/,
    );
  });

  test('another day says only when it ends', async () => {
    await show();
    expect(screen.getByText(/^Valid until /, { selector: 'time' }).parentElement?.textContent).toMatch(
      /^Valid until Nov 24(, 2026)?, 24:00 UTC$/,
    );
  });
});
