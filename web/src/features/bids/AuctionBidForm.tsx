import { useState } from 'react';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { dismissToasts } from '../../kit/toasts/store.ts';
import { isJump } from '../auctions/jump.ts';
import { bidInput, initialBid, rulesFor, type AuctionBidValues } from './auctionBid.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';
import { BidAmountField } from './BidAmountField.tsx';
import { BidTerms } from './BidTerms.tsx';
import { MaximumBidField, TermsTick } from './BidTicks.tsx';
import { JumpQuestion } from './JumpQuestion.tsx';
import { proxyWords } from './proxyWords.ts';
import { explainBid, NEEDS_CONFIRMATION, usePlaceBid } from './usePlaceBid.ts';

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
  const words = proxyWords[auction.type];

  function ask(amount: string) {
    dismissToasts();
    setAsked(amount);
  }

  async function handleSubmit(values: AuctionBidValues) {
    const jumps = !isRaise && isJump(auction, values.amount);
    const isConfirmed = asked === values.amount;
    if (jumps && !isConfirmed) return ask(values.amount);
    const result = await placeBid(bidInput(auction, values, isConfirmed));
    if (result.ok) return result;
    onRefused();
    // The price moved while the bid was on its way.
    return result.code === NEEDS_CONFIRMATION ? ask(values.amount) : result;
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
                <Notice>{words.leading}</Notice>
              ) : (
                <BidAmountField
                  auction={auction}
                  typed={amount}
                  onFill={(filled) => void setFieldValue('amount', filled)}
                />
              )}
              {auction.bidVisibility === 'public' && <MaximumBidField auction={auction} />}
              {!isRaise && (
                <TextArea
                  name="message"
                  label="Message"
                  rows={2}
                  hint="Only you can read it. If you win, the owner can read it after the end."
                  optional
                />
              )}
              {isFirst && <TermsTick />}
              <DialogFoot>
                {asksAgain && <JumpQuestion auction={auction} amount={amount} />}
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <Button type="submit" disabled={isPaused} busy={busy} busyText="Placing...">
                  {asksAgain ? 'Place Bid anyway' : isRaise ? words.change : 'Place Bid'}
                </Button>
              </DialogFoot>
            </>
          );
        }}
      </Form>
    </Stack>
  );
}
