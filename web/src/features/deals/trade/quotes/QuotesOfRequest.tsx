import { declineReasons } from 'api/rules/quotes';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { asOptions } from '../../../../kit/forms/SelectField.tsx';
import { counted, money, quantity } from '../../../../kit/format.ts';
import { day } from '../../../../kit/time.ts';
import { Button, LinkButton } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { ComparisonTable } from '../../../../kit/ui/ComparisonTable.tsx';
import { Select } from '../../../../kit/ui/Control.tsx';
import { Page, Row } from '../../../../kit/ui/Layout.tsx';
import { Loaded } from '../../../../kit/ui/Loaded.tsx';
import { PageHead } from '../../../../kit/ui/PageHead.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { paths } from '../../../../paths.ts';
import { companyNameOf } from '../../../people/companies/CompanyName.tsx';
import { termTexts } from '../../../goods/postings/statedTerms.ts';
import { declineReasonLabels } from './declineReasons.ts';
import { ChangeQuoteDocument } from './QuoteActions.generated.ts';
import { QuotesOfRequestDocument, type QuotesOfRequestQuery } from './QuotesOfRequest.generated.ts';
import { QuoteStatus } from './QuoteStatus.tsx';

type Quote = QuotesOfRequestQuery['quotes']['nodes'][number];

/** The quotes that a buyer asked for together, side by side. */
export const QuotesOfRequest = ({ requestId }: { requestId: string }) => {
  const query = useQuery(QuotesOfRequestDocument, { variables: { requestId }, fetchPolicy: 'cache-and-network' });
  return (
    <Page $gap={6}>
      <PageHead
        title="Quotes side by side"
        description="Where the quotes of one request stand."
        actions={
          <LinkButton variant="secondary" to={paths.quotes}>
            All quotes
          </LinkButton>
        }
      />
      <Loaded title="Your quotes" query={query}>
        {({ quotes: { nodes } }) => (
          <>
            {nodes.some(({ status }) => status === 'accepted') && <EndOthers quotes={nodes} />}
            <SideBySide quotes={nodes.toSorted((a, b) => supplierOf(a).localeCompare(supplierOf(b)))} />
          </>
        )}
      </Loaded>
    </Page>
  );
};

const supplierOf = ({ seller, sellerCompany }: Quote) => companyNameOf({ user: seller, company: sellerCompany });

/** What the buyer proposed is no price of the supplier, unless it was accepted. */
const asked = ({ revision, status }: Quote, text: string) =>
  revision.side === 'buyer' && status !== 'accepted' ? `You asked: ${text}` : text;

const SideBySide = ({ quotes }: { quotes: readonly Quote[] }) => {
  const row = (label: string, textOf: (quote: Quote) => string) => ({
    key: label,
    label,
    cells: quotes.map((quote) => ({ text: textOf(quote) })),
  });
  const labels = quotes[0] ? termTexts(quotes[0].revision.terms).map(({ label }) => label) : [];
  const rows = [
    row('Price', (quote) => {
      const { price, unit } = quote.revision.terms;
      return price ? asked(quote, `${money(price)} / ${unit}`) : '';
    }),
    row('Quantity', ({ revision: { terms } }) => quantity(terms.quantity ?? '', terms.unit)),
    row('Total', (quote) => (quote.revision.totalAmount ? asked(quote, money(quote.revision.totalAmount)) : '')),
    ...labels.map((label, at) => row(label, ({ revision }) => termTexts(revision.terms)[at]?.text ?? '')),
    row('Valid until', ({ revision: { terms } }) => (terms.validUntil ? day(terms.validUntil) : '')),
  ];
  return (
    <ComparisonTable
      caption="Quotes side by side"
      columns={quotes.map((quote) => {
        const name = supplierOf(quote);
        return {
          id: quote.id,
          name,
          head: name,
          action: (
            <Row $gap={2}>
              <QuoteStatus quote={quote} side="buyer" />
              <LinkButton size="small" variant="secondary" to={paths.quote(quote.id)}>
                Open
              </LinkButton>
            </Row>
          ),
        };
      })}
      groups={[{ title: 'Terms', rows }]}
      onlyDifferences={false}
    />
  );
};

/** Declines what waits for the buyer and withdraws what the buyer proposed, once one quote is accepted. */
const EndOthers = ({ quotes }: { quotes: readonly Quote[] }) => {
  const [reason, setReason] = useState('');
  const { submit, busy } = useSubmit(ChangeQuoteDocument);
  const others = quotes.filter(({ viewerCan }) => viewerCan.decline || viewerCan.withdraw);
  if (others.length === 0) return null;
  const endAll = async () => {
    for (const { id, revision, viewerCan } of others) {
      const end = viewerCan.decline ? { status: 'declined' as const, reason } : { status: 'withdrawn' as const };
      const { ok } = await submit({
        input: { quoteId: id, revision: revision.number, ...end } as Parameters<typeof submit>[0]['input'],
      });
      if (!ok) return;
    }
  };
  return (
    <Callout title={`One is accepted. Decline the ${counted(others.length, 'other')}?`}>
      <Row $gap={2}>
        <Select
          aria-label="Reason"
          value={reason}
          onChange={setReason}
          placeholder="Select a reason"
          options={asOptions(declineReasons, declineReasonLabels)}
        />
        <Button disabled={!reason} busy={busy} busyText="Declining..." onClick={() => void endAll()}>
          Decline
        </Button>
      </Row>
    </Callout>
  );
};
