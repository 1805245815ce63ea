import { actingParty, type Rule } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { isNoFormerColleague } from '../../people/companies/formerColleague.ts';
import { isOfUnlockedCompany } from '../../people/companies/lockedCompany.ts';
import type { Condition, Moves } from '../../people/companies/moves.ts';
import { isOfOtherCompany } from '../../people/companies/ownCompany.ts';
import { isOffered, isUndecided, rfpStatus } from './postingStatus.ts';

const isOffMarket: Rule = (offering) => sql`not (${isOffered(offering)})`;
const hasMinimum: Rule = (offering) => sql`coalesce(${offering}.minimum_quantity <= ${offering}.quantity, true)`;

const GONE = 'This offering is no longer available.';
const ofSeller: Condition = [actingParty, 'NOT_FOUND', 'Offering not found.'];

export const movesOfOfferings: Moves<'order' | 'inquire' | 'edit' | 'withdraw' | 'relist'> = {
  table: 'offering',
  moves: {
    order: [
      [isOfOtherCompany, 'OWN_POSTING', 'You cannot order from your own offering.'],
      [isOffered, 'OFFERING_CLOSED', GONE],
      [isOfUnlockedCompany(), 'OFFERING_CLOSED', GONE],
      [
        hasMinimum,
        'OFFERING_CLOSED',
        'Only {quantity} {unit} are left, less than the minimum quantity of {minimumQuantity} {unit}.',
      ],
    ],
    inquire: [
      [isOfOtherCompany, 'OWN_POSTING', 'This is your own offering.'],
      // The words of a block, so that nobody can tell them apart.
      [isOfUnlockedCompany(), 'NOT_RECEIVING', 'This member is not receiving messages at the moment.'],
    ],
    edit: [ofSeller, [isOffered, 'OFFERING_CLOSED', 'This offering is not on the market.']],
    withdraw: [
      ofSeller,
      [isOffered, 'OFFERING_CLOSED', "'{title}' is not on the market.", { details: { offeringId: 'id' } }],
    ],
    relist: [ofSeller, [isOffMarket, 'CONFLICT', 'This offering is already on the market.']],
  },
};

/** RFPs are open until the end of their closing day, whatever the stored status. */
const isOpen: Condition = [(rfp) => sql`${rfpStatus(rfp)} = 'active'`, 'RFP_CLOSED', 'This RFP is closed.'];
const undecided: Condition = [isUndecided, 'RFP_CLOSED', 'This RFP is closed.'];
const ofBuyer: Condition = [actingParty, 'NOT_FOUND', 'RFP not found.'];

export const movesOfRfps: Moves<'bid' | 'edit' | 'award' | 'cancel'> = {
  table: 'rfp',
  moves: {
    bid: [
      [isOfOtherCompany, 'OWN_POSTING', 'You cannot bid on your own RFP.'],
      // More would tell who bids, or that somebody has read the bids.
      [isNoFormerColleague, 'NOT_ADMITTED', 'You cannot take part in this request.', { isUntold: true }],
      isOpen,
    ],
    edit: [ofBuyer, isOpen],
    award: [[actingParty, 'NOT_FOUND', 'Bid not found.'], undecided],
    cancel: [ofBuyer, undecided],
  },
};
