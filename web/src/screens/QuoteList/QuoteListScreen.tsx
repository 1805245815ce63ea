import { BusinessLinks } from '../../features/insights/BusinessLinks.tsx';
import { quoteStatuses, quoteStatusLabel } from '../../features/quotes/QuoteStatus.tsx';
import { QuoteTable } from '../../features/quotes/QuoteTable.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { QuoteListScreenDocument } from './QuoteListScreen.generated.ts';

const tabs = ['all', 'buying', 'selling'] as const;
const labels = { all: 'All', buying: 'Buying', selling: 'Selling' };
const sides = { all: undefined, buying: 'buyer', selling: 'seller' } as const;
const EVERY_STATUS = 'all';

/** The quotes of both sides; those that wait for the viewer come first. */
export const QuoteListScreen = () => {
  const [tab, setTab] = useParam('tab', 'all', tabs);
  const [chosen, choose] = useParam('status', EVERY_STATUS, [EVERY_STATUS, ...quoteStatuses]);
  const { data, status, more } = usePagedQuery(QuoteListScreenDocument, {
    side: sides[tab],
    status: quoteStatuses.find((each) => each === chosen),
  });
  const waiting = data?.waiting;
  return (
    <Page $gap={6}>
      <PageHead
        title="Quotes"
        breadcrumbs={<BusinessLinks />}
        description="Prices that you asked for and prices that you were asked for."
        actions={
          <Select
            aria-label="Status"
            value={chosen}
            onChange={(next) => choose(next as typeof chosen)}
            options={[
              { value: EVERY_STATUS, label: 'All statuses' },
              ...quoteStatuses.map((value) => ({ value, label: quoteStatusLabel(value) })),
            ]}
          />
        }
      />
      <Tabs
        label="Quotes"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: labels[value],
          count: data?.[value].totalCount,
          content: (
            <Stack $gap={8}>
              {waiting && waiting.totalCount > 0 && (
                <Section title="Your turn" count={waiting.totalCount}>
                  <PagedTable
                    title="Quotes that wait for you"
                    list={waiting}
                    {...status}
                    onMore={(waitingAfter) => more({ waitingAfter })}
                    empty={null}
                  >
                    {(quotes) => <QuoteTable caption="Quotes that wait for you" quotes={quotes} />}
                  </PagedTable>
                </Section>
              )}
              {!(waiting && waiting.totalCount > 0 && data.others.totalCount === 0) && (
                <PagedTable
                  title="Your quotes"
                  list={data?.others}
                  {...status}
                  onMore={(after) => more({ after })}
                  empty={<NoQuotes isFiltered={chosen !== EVERY_STATUS} onClear={() => choose(EVERY_STATUS)} />}
                >
                  {(quotes) => <QuoteTable caption="Other quotes, newest first" quotes={quotes} />}
                </PagedTable>
              )}
            </Stack>
          ),
        }))}
      />
    </Page>
  );
};

const NoQuotes = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <EmptyState
    as="h2"
    title={isFiltered ? 'No quotes found' : 'No quotes yet'}
    text={isFiltered ? 'No quotes have this status.' : 'Ask for one from a product or an offering.'}
    action={
      isFiltered ? (
        <Button variant="secondary" onClick={onClear}>
          Show all quotes
        </Button>
      ) : (
        <LinkButton to={paths.products()}>Browse Products</LinkButton>
      )
    }
  />
);
