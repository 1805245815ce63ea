import { auctionRules } from 'api/rules/auctions';
import { Form } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AuctionBiddingFields } from './AuctionBiddingFields.tsx';
import { AuctionDeliveryFields } from './AuctionDeliveryFields.tsx';
import { auctionCommand, explainAuction, initialAuction } from './auctionForm.ts';
import { AuctionGoodsFields } from './AuctionGoodsFields.tsx';
import { CreateAuctionDocument } from './CreateAuctionDialog.generated.ts';

type CreateAuctionDialogProps = {
  /** Names of the queries to load again after success. */
  refetch: string[];
  onClose: () => void;
};

/** Creates an auction, forward or reverse. */
export function CreateAuctionDialog({ refetch, onClose }: CreateAuctionDialogProps) {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(CreateAuctionDocument, {
    success: 'Your auction has been created successfully!',
    failure: 'Failed to create auction. Please try again.',
    refetch,
  });

  async function handleSubmit(values: object) {
    const result = await submit({ input: keyed(auctionCommand(values)) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create Auction"
      description="All times are UTC. Its terms are fixed from the first bid on."
      wide
    >
      <Form initialValues={initialAuction} schema={auctionRules} onSubmit={handleSubmit} onInvalid={explainAuction}>
        {({ values }) => (
          <>
            <AuctionGoodsFields values={values} />
            <AuctionBiddingFields values={values} />
            <AuctionDeliveryFields values={values} />
            <DialogFoot>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={busy} busyText="Creating...">
                Create Auction
              </Button>
            </DialogFoot>
          </>
        )}
      </Form>
    </Dialog>
  );
}
