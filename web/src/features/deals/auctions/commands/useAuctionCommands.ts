import { useSubmit } from '../../../../kit/useSubmit.ts';
import {
  AddAuctionNoteDocument,
  ApproveBidderDocument,
  AwardNextBidDocument,
  CancelAuctionDocument,
  DeclineBidderDocument,
  MoveAuctionEndDocument,
  PauseAuctionDocument,
  RequestParticipationDocument,
  ResumeAuctionDocument,
  VoidBidDocument,
} from './AuctionCommands.generated.ts';

const failure = (reason: string) => reason;

/** All commands on an auction except bidding: for owners, admins and prospective bidders. */
export const useAuctionCommands = (refetch: string[]) => {
  const request = useSubmit(RequestParticipationDocument, {
    success: 'The owner was asked. You will be notified of the decision.',
    failure,
  });
  const approve = useSubmit(ApproveBidderDocument, { success: 'The participant may bid now.', failure });
  const decline = useSubmit(DeclineBidderDocument, { success: 'The participant was notified.', failure });
  const cancel = useSubmit(CancelAuctionDocument, { success: 'The auction was cancelled.', failure, refetch });
  const pause = useSubmit(PauseAuctionDocument, { success: 'The auction is paused.', failure, refetch });
  const resume = useSubmit(ResumeAuctionDocument, { success: 'The auction goes on.', failure, refetch });
  const voidBid = useSubmit(VoidBidDocument, { success: 'The bid was voided.', failure, refetch });
  const awardNext = useSubmit(AwardNextBidDocument, { success: 'The next bid was awarded.', failure, refetch });
  const moveEnd = useSubmit(MoveAuctionEndDocument, { success: 'The end was moved.', failure, refetch });
  const addNote = useSubmit(AddAuctionNoteDocument, { success: 'Your note was added.', failure });
  return { request, approve, decline, cancel, pause, resume, voidBid, awardNext, moveEnd, addNote };
};
