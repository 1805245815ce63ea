import { everyone, holds, personal, reads, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { isOfOtherCompany } from '../companies/ownCompany.ts';
import { Offering } from './offering.entity.ts';
import { isOffered, ofOwner, rfpStatus } from './postings.reading.ts';
import { Rfp } from './rfp.entity.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

// The mutations decide by the same conditions on the locked row; `viewerCan.test.ts` compares both.

const byAdmin: Rule = (_posting, viewer) => viewer.admin;
const isOnMarket: Rule = (offering) => sql`(${isOffered(offering)})`;
const isOffMarket: Rule = (offering) => sql`not (${isOffered(offering)})`;

reads(OfferingViewerCan, {
  table: () => Offering,
  visible: everyone,
  fields: {
    order: personal(holds(isOfOtherCompany, isOnMarket)),
    inquire: personal(holds(isOfOtherCompany)),
    edit: personal(holds(ofOwner, isOnMarket)),
    withdraw: personal(holds(ofOwner, isOnMarket)),
    relist: personal(holds(ofOwner, isOffMarket)),
    takeOffMarket: holds(byAdmin, isOnMarket),
  },
});

const isOpen: Rule = (rfp) => sql`${rfpStatus(rfp)} = 'active'`;
/** Bids close with the closing day; the decision may come later. */
const isUndecided: Rule = (rfp) => sql`${rfp}.status not in ('awarded', 'cancelled')`;

reads(RfpViewerCan, {
  table: () => Rfp,
  visible: everyone,
  fields: {
    bid: personal(holds(isOfOtherCompany, isOpen)),
    edit: personal(holds(ofOwner, isOpen)),
    award: personal(holds(ofOwner, isUndecided)),
    cancel: personal(holds(ofOwner, isUndecided)),
    takeOffMarket: holds(byAdmin, isUndecided),
  },
});
