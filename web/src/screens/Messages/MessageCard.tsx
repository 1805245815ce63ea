import { OrderNumber } from '../../features/orders/OrderNumber.tsx';
import { OrderStatus } from '../../features/orders/OrderStatus.tsx';
import { QuoteSummary } from '../../features/quotes/QuoteSummary.tsx';
import type { ConversationMessageFragment } from '../../features/conversations/ConversationRow.generated.ts';
import { Money } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

/** A step of what is traded, as it stands now, with the words of the step. */
export const MessageCard = ({
  message: { subject, content, order, quote },
}: {
  message: ConversationMessageFragment;
}) => (
  <Stack $gap={2}>
    <Text as="strong" $size="strong">
      {subject}
    </Text>
    <Text style={{ whiteSpace: 'pre-line' }}>{content}</Text>
    {quote && <QuoteSummary quote={quote} />}
    {order && (
      <Row>
        <Row $gap={2}>
          <SmallText as="span">Now</SmallText>
          <OrderStatus status={order.status} />
        </Row>
        <Money amount={order.totalAmount} />
        <TextLink to={paths.order(order.id)}>
          Order <OrderNumber number={order.number} />
        </TextLink>
      </Row>
    )}
  </Stack>
);
