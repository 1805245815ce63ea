import { ReasonDialog } from '../../people/inbox/messages/ReasonDialog.tsx';
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { CancelRfpDocument } from './CancelRfp.generated.ts';

/** Cancels an RFP, with a reason for its bidders. */
export const CancelRfp = ({ rfpId, refetch }: { rfpId: string; refetch: string[] }) => {
  const [isAsked, setAsked] = useState(false);
  const { submit } = useSubmit(CancelRfpDocument, {
    success: 'The RFP is cancelled.',
    refetch,
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Cancel RFP
      </Button>
      {isAsked && (
        <ReasonDialog
          title="Cancel this RFP?"
          description="The RFP accepts no more bids and is not awarded. All bidders are notified of the reason."
          action="Cancel RFP"
          onGive={(reason) => submit({ input: { rfpId, reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
