import { OrderNumber } from '../../features/deals/trade/orders/OrderNumber.tsx';
import { OrderStatus } from '../../features/deals/trade/orders/OrderStatus.tsx';
import { QuoteSummary } from '../../features/deals/trade/quotes/QuoteSummary.tsx';
import type { ConversationMessageFragment } from '../../features/people/inbox/conversations/ConversationRow.generated.ts';
import { Money } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { ownWords } from './ownWords.ts';

type MessageCardProps = {
  message: ConversationMessageFragment;
  isOurs: boolean;
  /** Whether it is the last step of its record. */
  isLast: boolean;
};

/** A step of what is traded, with the words of the step and its record; the last one says how the record stands now. */
export const MessageCard = ({ message: { content, order, quote }, isOurs, isLast }: MessageCardProps) => (
  <Stack $gap={2}>
    <Text style={{ whiteSpace: 'pre-line' }}>{isOurs ? ownWords(content) : content}</Text>
    {quote && <QuoteSummary quote={quote} isLast={isLast} />}
    {order && (
      <Row>
        {isLast && (
          <>
            <OrderStatus status={order.status} />
            <Money amount={order.totalAmount} />
          </>
        )}
        <TextLink to={paths.order(order.id)}>
          Order <OrderNumber number={order.number} />
        </TextLink>
      </Row>
    )}
  </Stack>
);
