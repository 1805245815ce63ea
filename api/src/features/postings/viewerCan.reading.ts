import { everyone, allOf, isActingParty, personal, defineType, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { isOfOtherCompany } from '../companies/ownCompany.ts';
import { Offering } from './offering.entity.ts';
import { isOffered, rfpStatus } from './postings.reading.ts';
import { Rfp } from './rfp.entity.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

// The mutations decide by the same conditions on the locked row; `viewerCan.test.ts` compares both.

/** For whoever acts for the party that posted it. */
export const ofOwner: Rule = (row, viewer) => isActingParty(sql`${row}.party_id`, viewer);
const byAdmin: Rule = (_posting, viewer) => viewer.admin;
const isOnMarket: Rule = (offering) => sql`(${isOffered(offering)})`;
const isOffMarket: Rule = (offering) => sql`not (${isOffered(offering)})`;

const hasMinimum: Rule = (offering) => sql`coalesce(${offering}.minimum_quantity <= ${offering}.quantity, true)`;

defineType(OfferingViewerCan, {
  table: () => Offering,
  visible: everyone,
  fields: {
    order: personal(allOf(isOfOtherCompany, isOnMarket, hasMinimum)),
    inquire: personal(allOf(isOfOtherCompany)),
    edit: personal(allOf(ofOwner, isOnMarket)),
    withdraw: personal(allOf(ofOwner, isOnMarket)),
    relist: personal(allOf(ofOwner, isOffMarket)),
    takeOffMarket: allOf(byAdmin, isOnMarket),
  },
});

const isOpen: Rule = (rfp) => sql`${rfpStatus(rfp)} = 'active'`;
/** Bids close with the closing day; the decision may come later. */
const isUndecided: Rule = (rfp) => sql`${rfp}.status not in ('awarded', 'cancelled')`;

defineType(RfpViewerCan, {
  table: () => Rfp,
  visible: everyone,
  fields: {
    bid: personal(allOf(isOfOtherCompany, isOpen)),
    edit: personal(allOf(ofOwner, isOpen)),
    award: personal(allOf(ofOwner, isUndecided)),
    cancel: personal(allOf(ofOwner, isUndecided)),
    takeOffMarket: allOf(byAdmin, isUndecided),
  },
});
