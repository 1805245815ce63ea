import { actingParty, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { isOfUnlockedCompany } from '../companies/lockedCompany.ts';
import type { Condition, Moves } from '../companies/moves.ts';
import { isOfOtherCompany } from '../companies/ownCompany.ts';
import { isOffered } from './postingStatus.ts';

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
