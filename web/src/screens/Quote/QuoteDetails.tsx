import { useServerNow } from '../../features/deals/auctions/serverClock.ts';
import { AskToRenew } from '../../features/deals/trade/quotes/AskToRenew.tsx';
import { MarketComparison } from '../../features/deals/trade/quotes/MarketComparison.tsx';
import { QuoteActions } from '../../features/deals/trade/quotes/QuoteActions.tsx';
import { QuoteHistory } from '../../features/deals/trade/quotes/QuoteHistory.tsx';
import { QuoteStatus } from '../../features/deals/trade/quotes/QuoteStatus.tsx';
import { QuoteTermList } from '../../features/deals/trade/quotes/QuoteTermList.tsx';
import { titleOf } from '../../features/deals/trade/quotes/titleOf.ts';
import { CompanyName } from '../../features/people/companies/CompanyName.tsx';
import { OrderNumber } from '../../features/deals/trade/orders/OrderNumber.tsx';
import { useOrderSide } from '../../features/deals/trade/orders/useOrderSide.ts';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Day, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { Label, SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { leftOfDay } from '../../kit/time.ts';
import { paths } from '../../paths.ts';
import type { QuoteScreenQuery } from './QuoteScreen.generated.ts';

type ShownQuote = NonNullable<QuoteScreenQuery['quote']>;

export const QuoteDetails = ({ quote }: { quote: ShownQuote }) => {
  const side = useOrderSide()(quote);
  const { revision, revisions, offering, order, conversation, product } = quote;
  const title = titleOf(quote);
  const isOpen = quote.status === 'open' || quote.isExpired;
  const isFirst = revision.number === 1;
  const earlier = isFirst
    ? offering && { ...revision.terms, ...offering.terms, price: offering.price }
    : revisions.find(({ number }) => number === revision.number - 1)?.terms;
  return (
    <Page $gap={8}>
      <Head title={title} isHidden />
      <PageHead
        title={title}
        breadcrumbs={[{ label: 'Home', to: paths.home }, { label: 'Quotes', to: paths.quotes }, { label: title }]}
        badges={<QuoteStatus quote={quote} side={side} />}
        actions={<MoreMenu subject={{ kind: 'quote', id: quote.id, name: title }} />}
      />
      <Columns $side="22rem">
        <Lead>
          <Stack $gap={3}>
            <Total quote={quote} />
            {order && (
              <LinkButton wide to={paths.order(order.id)}>
                View order
              </LinkButton>
            )}
            {side && <QuoteActions quote={quote} side={side} />}
            {side === 'buyer' && quote.isExpired && conversation.viewerCan.sendMessage && <AskToRenew quote={quote} />}
            {conversation && (
              <LinkButton wide variant="secondary" to={paths.conversation(conversation.id)}>
                Conversation
              </LinkButton>
            )}
          </Stack>
        </Lead>
        <Main $gap={8}>
          <Section title="Terms" description={revision.note}>
            <QuoteTermList
              terms={revision.terms}
              earlier={isOpen ? (earlier ?? undefined) : undefined}
              isFirst={isFirst}
            />
          </Section>
          {isOpen && !quote.isSample && offering && product && (
            <Section
              title="Other prices"
              description={`How far ${revision.terms.price ? 'this quote' : 'the listed price'} is above or below them.`}
            >
              <MarketComparison
                productId={product.id}
                offering={offering}
                price={revision.terms.price}
                isBuyer={side === 'buyer'}
              />
            </Section>
          )}
          <Section title="History">
            <QuoteHistory quote={quote} />
          </Section>
        </Main>
      </Columns>
    </Page>
  );
};

const MINUTE = 60_000;

const Total = ({ quote }: { quote: ShownQuote }) => {
  const { number, revision, offering } = quote;
  const { totalAmount, terms } = revision;
  const isBuyer = useOrderSide()(quote) !== 'seller';
  const now = useServerNow(MINUTE);
  const left = quote.status === 'open' && leftOfDay(terms.validUntil ?? '', now);
  return (
    <Panel>
      <Stack $gap={1}>
        <Label>{totalAmount ? 'Total' : 'No price'}</Label>
        {totalAmount && <Money amount={totalAmount} size="figure" />}
        {terms.price && terms.quantity !== null && (
          <span>
            <Quantity amount={terms.quantity} unit={terms.unit} /> × <Money amount={terms.price} unit={terms.unit} />
          </span>
        )}
        {terms.validUntil && (
          <SmallText>
            <Day of={terms.validUntil} prefix="Valid until " last="full" />
            {left && ` · ${left} left`}
          </SmallText>
        )}
        <Text $size="small">
          {isBuyer ? 'Seller: ' : 'Buyer: '}
          {isBuyer ? (
            <CompanyName user={quote.seller} company={quote.sellerCompany} />
          ) : (
            <CompanyName user={quote.buyer} company={quote.buyerCompany} />
          )}
        </Text>
        {offering && (
          <Text $size="small">
            <TextLink to={paths.offering(offering.id)}>View offering</TextLink>
          </Text>
        )}
        <Text $size="small" $tone="inkFaint">
          Quote number <OrderNumber number={number} />
        </Text>
      </Stack>
    </Panel>
  );
};
