/** Triggers that only servers of the release before need: migrations keep or make them, new databases do not have them, and the next release drops them. */
export const untilNextRelease = [
  'block_parties_set',
  'company_profile_of_deleted_member',
  'offering_of_deleted_member',
  'offering_sold_out',
  'order_terms_copied',
  'party_set',
  'rfp_of_deleted_member',
];
