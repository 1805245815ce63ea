import { Suspense } from 'react';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';

const SendQuoteDialog = lazyNamed(() => import('./SendQuoteDialog.tsx'), 'SendQuoteDialog');

type SendQuoteButtonProps = { conversationId: string; offeringId: string };

/** For the seller in a conversation about their offering. */
export const SendQuoteButton = ({ conversationId, offeringId }: SendQuoteButtonProps) => {
  const [isOpen, open, close] = useDialogParam('quote');
  return (
    <>
      <Button variant="secondary" onClick={() => open('new')}>
        Send quote
      </Button>
      <Suspense>
        {isOpen && <SendQuoteDialog conversationId={conversationId} offeringId={offeringId} onClose={close} />}
      </Suspense>
    </>
  );
};
