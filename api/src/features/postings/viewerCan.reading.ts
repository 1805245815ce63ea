import { actingParty, admins, everyone, allOf, personal, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { isNoFormerColleague } from '../companies/formerColleague.ts';
import { isOfUnlockedCompany } from '../companies/lockedCompany.ts';
import { isOfOtherCompany } from '../companies/ownCompany.ts';
import { defineViewerCan } from '../companies/viewerCan.ts';
import { Offering } from './offering.entity.ts';
import { isOffered, isUndecided, rfpStatus } from './postings.reading.ts';
import { Rfp } from './rfp.entity.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

// The mutations decide by the same conditions on the locked row; `viewerCan.test.ts` compares both.

const isOnMarket: Rule = (offering) => sql`(${isOffered(offering)})`;
const isOffMarket: Rule = (offering) => sql`not (${isOffered(offering)})`;

const hasMinimum: Rule = (offering) => sql`coalesce(${offering}.minimum_quantity <= ${offering}.quantity, true)`;

defineViewerCan(OfferingViewerCan, {
  table: () => Offering,
  visible: everyone,
  fields: {
    order: personal(allOf(isOfOtherCompany, isOfUnlockedCompany(), isOnMarket, hasMinimum)),
    inquire: personal(allOf(isOfOtherCompany, isOfUnlockedCompany())),
    edit: personal(allOf(actingParty, isOnMarket)),
    withdraw: personal(allOf(actingParty, isOnMarket)),
    relist: personal(allOf(actingParty, isOffMarket)),
    takeOffMarket: allOf(admins, isOnMarket),
  },
});

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
