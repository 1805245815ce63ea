import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

type QuoteCardProps = { productId: string; isMember: boolean; onAsk: (title: string) => void };

/** Three ways to get a price. Visitors sign in first. */
export function QuoteCard({ productId, isMember, onAsk }: QuoteCardProps) {
  const out = isMember ? null : { href: paths.server.login };
  return (
    <Panel>
      <Stack $gap={1}>
        <Heading as="h2">Get Quote</Heading>
        <Text $size="small" $tone="inkSoft">
          Ask a supplier for a price, or let several bid on your requirement.
        </Text>
      </Stack>
      <Stack $gap={2}>
        <Way {...out} onClick={() => onAsk('Request Quote')}>
          Request Quote
        </Way>
        <LinkButton
          {...(out ?? { to: paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId }) })}
          variant="secondary"
          wide
        >
          Start RFP
        </LinkButton>
        <Way {...out} variant="secondary" onClick={() => onAsk('Contact Suppliers')}>
          Contact Suppliers
        </Way>
      </Stack>
    </Panel>
  );
}

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
