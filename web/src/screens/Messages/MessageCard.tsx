import { OrderNumber } from '../../features/orders/OrderNumber.tsx';
import { OrderStatus } from '../../features/orders/OrderStatus.tsx';
import { QuoteSummary } from '../../features/quotes/QuoteSummary.tsx';
import type { ConversationMessageFragment } from '../../features/conversations/ConversationRow.generated.ts';
import { Money } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { ownWords } from './ownWords.ts';

type MessageCardProps = {
  message: ConversationMessageFragment;
  isOurs: boolean;
  /** Whether it is the last step of its quote; the others were replaced. */
  isLast: boolean;
};

/** A step of what is traded, with the words of the step; the last one of a quote as it stands now. */
export const MessageCard = ({ message: { content, order, quote }, isOurs, isLast }: MessageCardProps) => (
  <Stack $gap={2}>
    <Text style={{ whiteSpace: 'pre-line' }}>{isOurs ? ownWords(content) : content}</Text>
    {quote && (isLast ? <QuoteSummary quote={quote} /> : <SmallText>Replaced by a later step.</SmallText>)}
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
