import { useState } from 'react';
import { Form } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { isJump } from '../auctions/jump.ts';
import { bidInput, initialBid, rulesFor, type AuctionBidValues } from './auctionBid.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';
import { BidAmountField } from './BidAmountField.tsx';
import { BidTerms } from './BidTerms.tsx';
import { MaximumBidField, TermsTick } from './BidTicks.tsx';
import { explainBid, usePlaceBid } from './usePlaceBid.ts';

type AuctionBidFormProps = { auction: BiddableAuction; refetch: string[]; onDone: () => void; onRefused: () => void };

/**
 * An amount in the auction's basis; one that jumps far beyond the price is asked about once more. Where the owner changed the terms
 * meanwhile, it is asked for anew: neither the amount nor the tick was meant for these.
 */
export function AuctionBidForm({ auction, refetch, onDone, onRefused }: AuctionBidFormProps) {
  const { placeBid, busy } = usePlaceBid(refetch, onDone);
  const [asked, setAsked] = useState<string>();
  // As it was when the dialog opened: the fields stay while prices move.
  const [isRaise] = useState(auction.myStanding?.leading === true);
  const [readVersion] = useState(auction.termsVersion);
  const [isFirst] = useState(!auction.myStanding?.lastAmount);
  const isPaused = auction.pausedAt !== null;

  async function handleSubmit(values: AuctionBidValues) {
    const jumps = !isRaise && isJump(auction, values.amount);
    if (jumps && asked !== values.amount) return setAsked(values.amount);
    const result = await placeBid(bidInput(auction, values, jumps));
    if (!result.ok) onRefused();
    return result;
  }

  return (
    <Stack $gap={5}>
      <div>
        <Heading>{auction.title}</Heading>
        <BidTerms auction={auction} />
      </div>
      {isPaused && (
        <Notice title="Paused: you can place your bid when the auction goes on.">{auction.pauseReason}</Notice>
      )}
      {auction.termsVersion !== readVersion && (
        <Notice tone="error" title="The owner changed the terms">
          Please read them again. If you still want to bid, enter your bid anew.
        </Notice>
      )}
      <Form
        key={auction.termsVersion}
        initialValues={initialBid(auction)}
        schema={rulesFor(auction)}
        onSubmit={handleSubmit}
        onInvalid={explainBid}
      >
        {({ values: { amount }, setFieldValue }) => {
          const asksAgain = asked !== undefined && asked === amount;
          return (
            <>
              {isRaise ? (
                <Notice>You lead. You can raise your maximum bid; your bid stays as it is.</Notice>
              ) : (
                <BidAmountField
                  auction={auction}
                  typed={amount}
                  onFill={(filled) => void setFieldValue('amount', filled)}
                />
              )}
              {auction.bidVisibility === 'public' && <MaximumBidField auction={auction} />}
              {isFirst && <TermsTick />}
              {asksAgain && (
                <Notice tone="outbid" title="Please check the amount">
                  It is more than 50 % beyond the current price. Place it once more if it is right.
                </Notice>
              )}
              <DialogFoot>
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <Button type="submit" disabled={isPaused} busy={busy} busyText="Placing...">
                  {asksAgain ? 'Place Bid anyway' : isRaise ? 'Raise Maximum' : 'Place Bid'}
                </Button>
              </DialogFoot>
            </>
          );
        }}
      </Form>
    </Stack>
  );
}
