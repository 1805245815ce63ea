import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading, SmallText } from '../../kit/ui/Text.tsx';
import { paths, withQuery } from '../../paths.ts';

type QuoteCardProps = { productId: string; isMember: boolean; onAsk: () => void };

/** Three ways to get a price. Visitors sign in first. */
export const QuoteCard = ({ productId, isMember, onAsk }: QuoteCardProps) => {
  const linkTo = (next: string) => (isMember ? { to: next } : { href: paths.server.login({ next }) });
  const product = paths.product(productId);
  return (
    <Panel>
      <Stack $gap={1}>
        <Heading as="h2">Get Quote</Heading>
        <SmallText>Ask a supplier for a price, or let several bid on your requirement.</SmallText>
      </Stack>
      <Stack $gap={2}>
        {isMember ? (
          <Button wide onClick={onAsk}>
            Request Quote
          </Button>
        ) : (
          <LinkButton {...linkTo(withQuery(product, { ask: 'quote' }))} wide>
            Request Quote
          </LinkButton>
        )}
        <LinkButton
          {...linkTo(paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId }))}
          variant="secondary"
          wide
        >
          Start RFP
        </LinkButton>
        <LinkButton {...linkTo(withQuery(product, { tab: 'suppliers' }))} variant="secondary" wide>
          Contact Suppliers
        </LinkButton>
      </Stack>
    </Panel>
  );
};
