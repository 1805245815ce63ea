import { actingParty, admins, everyone, allOf, personal, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { isNoFormerColleague } from '../companies/formerColleague.ts';
import { isOfOtherCompany } from '../companies/ownCompany.ts';
import { defineMoves, defineViewerCan } from '../companies/viewerCan.ts';
import { movesOfOfferings } from './moves.ts';
import { isOffered, isUndecided, rfpStatus } from './postingStatus.ts';
import { Rfp } from './rfp.entity.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

defineMoves(OfferingViewerCan, movesOfOfferings, { takeOffMarket: allOf(admins, isOffered) });

const isOpen: Rule = (rfp) => sql`${rfpStatus(rfp)} = 'active'`;

defineViewerCan(RfpViewerCan, {
  table: () => Rfp,
  visible: everyone,
  fields: {
    bid: personal(allOf(isOfOtherCompany, isNoFormerColleague, isOpen)),
    edit: personal(allOf(actingParty, isOpen)),
    award: personal(allOf(actingParty, isUndecided)),
    cancel: personal(allOf(actingParty, isUndecided)),
    takeOffMarket: allOf(admins, isUndecided),
  },
});
