import { LinkButton } from '../../../kit/ui/Button.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { Heading, SmallText } from '../../../kit/ui/Text.tsx';
import { paths, withQuery } from '../../../paths.ts';
import { TradeButton, TradeLink } from '../../people/companies/TradeButton.tsx';

type QuoteCardProps = { productId: string; isMember: boolean; onAsk: () => void };

/** Three ways to get a price. Visitors sign in first. */
export const QuoteCard = ({ productId, isMember, onAsk }: QuoteCardProps) => {
  const linkTo = (next: string) => (isMember ? { to: next } : { href: paths.server.login({ next }) });
  const product = paths.product(productId);
  return (
    <Panel>
      <Stack $gap={1}>
        <Heading as="h2">Get Quote</Heading>
        <SmallText>Ask a supplier for a price, or let several bid on your RFP.</SmallText>
      </Stack>
      <Stack $gap={2}>
        {isMember ? (
          <TradeButton saysWhy wide onClick={onAsk}>
            Request Quote
          </TradeButton>
        ) : (
          <LinkButton {...linkTo(withQuery(product, { ask: 'quote' }))} wide>
            Request Quote
          </LinkButton>
        )}
        <TradeLink
          {...linkTo(paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId }))}
          variant="secondary"
          wide
        >
          Start RFP
        </TradeLink>
        <LinkButton {...linkTo(withQuery(product, { tab: 'suppliers' }))} variant="secondary" wide>
          Contact Suppliers
        </LinkButton>
      </Stack>
    </Panel>
  );
};
