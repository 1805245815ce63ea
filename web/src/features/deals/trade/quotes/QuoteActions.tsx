import { useState } from 'react';
import { useDialogParam } from '../../../../kit/navigation/useDialogParams.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Text, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';
import { WhyNot } from '../../../people/companies/WhyNot.tsx';
import type { QuoteActionsFragment } from './QuoteActions.generated.ts';
import { quoteActionNames } from './quoteActionNames.ts';
import { changesBetween } from './revisionTerms.ts';

const ReviseDialog = lazyNamed(() => import('./ReviseDialog.tsx'), 'ReviseDialog');
const EndQuoteDialog = lazyNamed(() => import('./EndQuoteDialog.tsx'), 'EndQuoteDialog');
const steps = ['accept', 'revise', 'decline', 'withdraw'] as const;

/** What the viewer can do with a quote now, or whom it waits for. The open dialog is stored in the URL. */
export const QuoteActions = ({ quote, side }: { quote: QuoteActionsFragment; side: 'buyer' | 'seller' }) => {
  const [open, setOpen, close] = useDialogParam('step');
  const [outdated, setOutdated] = useState<{ seen: number; reason: string }>();
  const names = quoteActionNames(quote, side);
  const possible = steps.filter((step) => quote.viewerCan[step]);
  const chosen = possible.find((step) => step === open);
  const dialog = { quote, onClose: close, onOutdated: (seen: number, reason: string) => setOutdated({ seen, reason }) };
  const isTurn = quote.isExpired ? side === 'seller' : quote.awaiting === side;
  const next = nextStep(quote, side);
  if (possible.length === 0 && !next && outdated === undefined && !quote.requestId) return null;
  return (
    <Stack $gap={3}>
      {outdated !== undefined && <Outdated quote={quote} {...outdated} />}
      {next && <Text $tone="inkSoft">{next}</Text>}
      {possible.map((step, nth) => (
        <Button key={step} wide variant={nth === 0 && isTurn ? 'primary' : 'secondary'} onClick={() => setOpen(step)}>
          {names[step]}
        </Button>
      ))}
      {quote.status === 'open' && <WhyNot whyNot={reasonsOf(quote)} moves={steps} />}
      {quote.requestId && (
        <TextLink to={paths.quotesOf(quote.requestId)}>
          {quote.status === 'accepted'
            ? 'See or decline the other quotes of this request'
            : 'The quotes of this request side by side'}
        </TextLink>
      )}
      {chosen === 'revise' ? (
        <ReviseDialog {...dialog} />
      ) : (
        chosen && <EndQuoteDialog key={chosen} step={chosen} {...dialog} />
      )}
    </Stack>
  );
};

type OutdatedProps = { quote: QuoteActionsFragment; seen: number; reason: string };

/** What the other side or a colleague did while the viewer was deciding. */
const Outdated = ({ quote: { revision, revisions, status }, seen, reason }: OutdatedProps) => {
  const earlier = revisions.find(({ number }) => number === seen);
  const changes = earlier && revision.number > seen ? changesBetween(earlier.terms, revision.terms) : [];
  if (changes.length === 0 && status === 'open') return null;
  return (
    <Callout tone="warning" title="Changed while you were deciding">
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      {status !== 'open' && <p>{reason}</p>}
    </Callout>
  );
};

/** Whose turn it is stands above. */
const reasonsOf = ({ viewerCan }: QuoteActionsFragment) =>
  viewerCan.whyNot.filter(({ code }) => code !== 'NOT_YOUR_TURN');

const nextStep = (
  { status, isExpired, awaiting, revision }: QuoteActionsFragment,
  side: 'buyer' | 'seller',
): string => {
  if (isExpired) return `It has expired. ${side === 'seller' ? 'You' : 'The seller'} can renew it.`;
  if (status !== 'open') return '';
  if (awaiting !== side) return `The ${awaiting} has not answered yet.`;
  if (side === 'buyer') return 'The seller waits for your answer.';
  return `The buyer waits for your ${revision.terms.price === null ? 'price' : 'answer'}.`;
};
