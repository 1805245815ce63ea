import { useState } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { TextArea } from '../../../kit/forms/TextField.tsx';
import { DialogActions } from '../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Heading } from '../../../kit/ui/Text.tsx';
import { dismissToasts } from '../../../kit/toasts/store.ts';
import { bidInput, initialBid, rulesFor, type AuctionBidValues } from './auctionBidValues.ts';
import type { BiddableAuction } from './biddable.ts';
import { BidAmountField } from './BidAmountField.tsx';
import { BidTerms } from './BidTerms.tsx';
import { MaximumBidField, TermsCheckbox } from './BidOptions.tsx';
import { JumpQuestion } from './JumpQuestion.tsx';
import { limitLabels } from './limitLabels.ts';
import { explainBid, NEEDS_CONFIRMATION, usePlaceBid } from './usePlaceBid.ts';

/** What a confirmation is about. A blank maximum is null after validation. */
const amountsOf = ({ amount, maxAmount }: AuctionBidValues) => `${amount} ${maxAmount || ''}`;

type AuctionBidFormProps = { auction: BiddableAuction; refetch: string[]; onDone: () => void; onRefused: () => void };

/**
 * A bid on an auction. The server asks to confirm an amount far beyond the price. If the owner changed the terms, the form
 * starts empty, because amount and consent were meant for the old ones.
 */
export const AuctionBidForm = ({ auction, refetch, onDone, onRefused }: AuctionBidFormProps) => {
  const { placeBid, busy } = usePlaceBid(refetch, onDone);
  const [asked, setAsked] = useState<string>();
  // Kept from when the dialog opened, so that the fields stay while prices move.
  const [isRaise] = useState(auction.myStanding?.leading === true);
  const [readVersion] = useState(auction.termsVersion);
  const [isFirst] = useState(!auction.myStanding?.lastAmount);
  const isPaused = auction.pausedAt !== null;
  const words = limitLabels[auction.type];

  const handleSubmit = async (values: AuctionBidValues) => {
    const result = await placeBid(bidInput(auction, values, asked === amountsOf(values)));
    if (result.ok) return result;
    onRefused();
    if (result.code !== NEEDS_CONFIRMATION) return result;
    dismissToasts();
    return setAsked(amountsOf(values));
  };

  return (
    <Stack $gap={5}>
      <div>
        <Heading>{auction.title}</Heading>
        <BidTerms auction={auction} />
      </div>
      {isPaused && (
        <Callout title="Paused: you can place your bid when the auction goes on.">{auction.pauseReason}</Callout>
      )}
      {auction.termsVersion !== readVersion && (
        <Callout tone="error" title="The owner changed the terms">
          Please read them again. If you still want to bid, enter your bid again.
        </Callout>
      )}
      <Form
        key={auction.termsVersion}
        initialValues={initialBid(auction)}
        schema={rulesFor(auction)}
        onSubmit={handleSubmit}
        onInvalid={explainBid}
      >
        {({ values, setFieldValue }) => {
          const { amount, maxAmount } = values;
          const asksAgain = asked === amountsOf(values);
          const action = isRaise ? words.change : 'Place Bid';
          return (
            <>
              {isRaise ? (
                <Callout>{words.leading}</Callout>
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
              <DialogActions
                disabled={isPaused}
                busy={busy}
                busyText="Placing..."
                before={
                  <>
                    {isFirst && <TermsCheckbox />}
                    {asksAgain && <JumpQuestion auction={auction} amount={maxAmount || amount} />}
                  </>
                }
              >
                {asksAgain ? `${action} anyway` : action}
              </DialogActions>
            </>
          );
        }}
      </Form>
    </Stack>
  );
};
