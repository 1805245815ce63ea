import { fullName } from '../../../people/accounts/person.ts';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useSession } from '../../../people/accounts/SessionProvider.tsx';
import { companyNameOf } from '../../../people/companies/CompanyName.tsx';
import { Step, Timeline } from '../orders/OrderTimeline.tsx';
import type { QuoteActionsFragment } from './QuoteActions.generated.ts';
import { declineReasonLabels } from './declineReasons.ts';
import type { QuoteRevisionFragment } from './QuoteParts.generated.ts';
import { quoteStatusLabel } from './QuoteStatus.tsx';
import { changesBetween } from './revisionTerms.ts';

/** All revisions with who wrote them and what changed, and how the quote ended. */
export const QuoteHistory = ({ quote }: { quote: QuoteActionsFragment }) => {
  const { user: viewer } = useSession();
  const { revisions, revision: last, status, updatedAt, closedReason, closedNote } = quote;
  const sides = {
    buyer: companyNameOf({ user: quote.buyer, company: quote.buyerCompany }),
    seller: companyNameOf({ user: quote.seller, company: quote.sellerCompany }),
  };
  const by = ({ side, user }: Pick<QuoteRevisionFragment, 'side' | 'user'>) =>
    user.id === viewer?.id ? 'you' : `${fullName(user)}, ${sides[side]}`;
  const other = last.side === 'buyer' ? 'seller' : 'buyer';
  const ender = status === 'withdrawn' ? last.side : other;
  return (
    <Timeline>
      {revisions.map((revision, nth) => {
        const earlier = revisions[nth - 1];
        return (
          <Step
            key={revision.id}
            name={nameOf(revision)}
            at={revision.createdAt}
            by={by(revision)}
            // That of the last one stands above its terms.
            note={revision.id === last.id ? null : revision.note}
          >
            {earlier &&
              changesBetween(earlier.terms, revision.terms).map((change) => (
                <Text key={change} $size="small">
                  {change}
                </Text>
              ))}
          </Step>
        );
      })}
      {status !== 'open' && status !== 'expired' && (
        <Step
          name={quoteStatusLabel(status)}
          at={updatedAt}
          by={by({ side: ender, user: quote[ender] })}
          note={[closedReason && declineReasonLabels[closedReason], closedNote].filter(Boolean).join('\n')}
        />
      )}
    </Timeline>
  );
};

const nameOf = ({ number, side }: QuoteRevisionFragment): string => {
  if (number > 1) return `Revision ${number}`;
  return side === 'seller' ? 'Quote' : 'Request';
};
