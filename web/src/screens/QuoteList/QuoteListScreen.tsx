import { isId } from 'api/rules/id';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { SidedList, useSidedList } from '../../features/deals/trade/orders/SidedList.tsx';
import { quoteStatusLooks } from '../../features/deals/trade/quotes/QuoteStatus.tsx';
import { QuoteTable } from '../../features/deals/trade/quotes/QuoteTable.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { QuoteListScreenDocument } from './QuoteListScreen.generated.ts';

const QuotesOfRequest = lazyNamed(
  () => import('../../features/deals/trade/quotes/QuotesOfRequest.tsx'),
  'QuotesOfRequest',
);

/** The quotes of both sides, or those of one request. */
export const QuoteListScreen = () => {
  const [request] = useParam('request', '');
  return isId(request) ? <QuotesOfRequest requestId={request} /> : <AllQuotes />;
};

/** Those that wait for the viewer come first. */
const AllQuotes = () => {
  const { variables, parts, empty } = useSidedList('quotes', quoteStatusLooks);
  const { data, status, more } = usePagedQuery(QuoteListScreenDocument, variables);
  const waiting = data?.waiting;
  return (
    <SidedList
      title="Quotes"
      navigation={<BusinessLinks />}
      description="Prices that you asked for and prices that you were asked for."
      searched="title, company or number"
      file="/api/quotes/export"
      counts={data}
      {...parts}
    >
      <Stack $gap={8}>
        {waiting && waiting.totalCount > 0 && (
          <Section title="Your turn" count={waiting.totalCount}>
            <PagedList
              title="Quotes that wait for you"
              list={waiting}
              {...status}
              onMore={(waitingAfter) => more({ waitingAfter })}
              empty={null}
            >
              {(quotes) => <QuoteTable caption="Quotes that wait for you" quotes={quotes} />}
            </PagedList>
          </Section>
        )}
        {!(waiting && waiting.totalCount > 0 && data.others.totalCount === 0) && (
          <PagedList title="Your quotes" list={data?.others} {...status} empty={empty(none)}>
            {(quotes) => <QuoteTable caption="Other quotes, newest first" quotes={quotes} />}
          </PagedList>
        )}
      </Stack>
    </SidedList>
  );
};

const none = (
  <EmptyState
    as="h2"
    title="No quotes yet"
    text="Ask for one from a product or an offering."
    action={<LinkButton to={paths.products()}>Browse Products</LinkButton>}
  />
);
