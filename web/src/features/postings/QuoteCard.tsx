import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { paths, withQuery, type Ask } from '../../paths.ts';

type QuoteCardProps = { productId: string; isMember: boolean; onAsk: (asked: Ask) => void };

/** Three ways to get a price. Visitors sign in first. */
export const QuoteCard = ({ productId, isMember, onAsk }: QuoteCardProps) => {
  const rfp = paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId });
  const signInFor = (next: string) => (isMember ? null : { href: paths.server.login({ next }) });
  const ask = (asked: Ask) => ({
    ...signInFor(withQuery(paths.product(productId), { ask: asked })),
    onClick: () => onAsk(asked),
  });
  return (
    <Panel>
      <Stack $gap={1}>
        <Heading as="h2">Get Quote</Heading>
        <Text $size="small" $tone="inkSoft">
          Ask a supplier for a price, or let several bid on your requirement.
        </Text>
      </Stack>
      <Stack $gap={2}>
        <Way {...ask('quote')}>Request Quote</Way>
        <LinkButton {...(signInFor(rfp) ?? { to: rfp })} variant="secondary" wide>
          Start RFP
        </LinkButton>
        <Way {...ask('contact')} variant="secondary">
          Contact Suppliers
        </Way>
      </Stack>
    </Panel>
  );
};

type WayProps = { href?: string; variant?: 'primary' | 'secondary'; onClick: () => void; children: string };

const Way = ({ href, variant, onClick, children }: WayProps) =>
  href ? (
    <LinkButton href={href} variant={variant} wide>
      {children}
    </LinkButton>
  ) : (
    <Button variant={variant} wide onClick={onClick}>
      {children}
    </Button>
  );
