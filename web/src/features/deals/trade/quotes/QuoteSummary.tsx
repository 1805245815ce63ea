import { Money, Quantity } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import type { ConversationMessageFragment } from '../../../people/inbox/conversations/ConversationRow.generated.ts';
import { OrderNumber } from '../orders/OrderNumber.tsx';
import { useOrderSide } from '../orders/useOrderSide.ts';
import { QuoteStatus } from './QuoteStatus.tsx';

type QuoteSummaryProps = { quote: NonNullable<ConversationMessageFragment['quote']>; isLast: boolean };

/** The quote of a step in a conversation; beside its last step as it stands now. */
export const QuoteSummary = ({ quote, isLast }: QuoteSummaryProps) => {
  const { price, quantity, unit } = quote.revision.terms;
  const side = useOrderSide()(quote);
  return (
    <Row>
      {isLast && (
        <>
          <QuoteStatus quote={quote} side={side} />
          {quantity !== null && <Quantity amount={quantity} unit={unit} />}
          {price && <Money amount={price} unit={unit} />}
        </>
      )}
      <TextLink to={paths.quote(quote.id)}>
        Quote <OrderNumber number={quote.number} />
      </TextLink>
    </Row>
  );
};
