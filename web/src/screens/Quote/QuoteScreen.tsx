import { LinkButton } from '../../kit/ui/Button.tsx';
import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { paths } from '../../paths.ts';
import { QuoteDetails } from './QuoteDetails.tsx';
import { QuoteScreenDocument } from './QuoteScreen.generated.ts';

/** A quote, for its buyer and its seller. */
export const QuoteScreen = () => {
  const { id, data, ...query } = useRecord(QuoteScreenDocument);
  if (data?.quote) return <QuoteDetails key={id} quote={data.quote} />;
  return <MissingRecord noun="quote" query={query} action={<LinkButton to={paths.quotes}>Quotes</LinkButton>} />;
};
