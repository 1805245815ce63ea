import { bidRules } from 'api/rules/bids';
import { useState } from 'react';
import { boolean } from 'yup';
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { isJump } from '../auctions/nextBid.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';
import { BidAmountField } from './BidAmountField.tsx';
import { BidTerms } from './BidTerms.tsx';
import { explainBid, usePlaceBid } from './usePlaceBid.ts';

const ACCEPT = 'Please accept the terms of this auction.';
const rules = bidRules.shape({ accepted: boolean().oneOf([true], ACCEPT) });

type AuctionBidFormProps = { auction: BiddableAuction; refetch: string[]; onDone: () => void };

/** An amount in the auction's basis; one that jumps far beyond the price is asked about once more. */
export function AuctionBidForm({ auction, refetch, onDone }: AuctionBidFormProps) {
  const { placeBid, busy } = usePlaceBid(refetch, onDone);
  const [confirmed, setConfirmed] = useState<string>();

  async function handleSubmit({ auctionId, amount }: { auctionId: string; amount: string }) {
    if (isJump(auction, amount) && confirmed !== amount) return setConfirmed(amount);
    return placeBid({ auctionId, amount });
  }

  return (
    <Stack $gap={5}>
      <div>
        <Heading>{auction.title}</Heading>
        <BidTerms auction={auction} />
      </div>
      <Form
        initialValues={{ auctionId: auction.id, amount: '', accepted: false }}
        schema={rules}
        onSubmit={handleSubmit}
        onInvalid={explainBid}
      >
        {({ values: { amount } }) => {
          const asksAgain = confirmed !== undefined && confirmed === amount;
          return (
            <>
              <BidAmountField auction={auction} typed={amount} />
              <CheckboxField name="accepted">
                I accept the terms of this auction
                {auction.inspectionRequired && ' and have taken note of the inspection'}. A bid is binding.
              </CheckboxField>
              {asksAgain && (
                <Notice tone="outbid" title="Please check the amount">
                  It is more than 50 % beyond the current price. Place it once more if it is right.
                </Notice>
              )}
              <DialogFoot>
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <Button type="submit" busy={busy} busyText="Placing...">
                  {asksAgain ? 'Place Bid anyway' : 'Place Bid'}
                </Button>
              </DialogFoot>
            </>
          );
        }}
      </Form>
    </Stack>
  );
}
