import { EVERY_MINUTE } from '../../../jobs/worker.ts';
import type { Slice } from '../../../schema/market.ts';
import { Rfp } from './rfp.entity.ts';
import { Offering } from './offering.entity.ts';
import { PostingsResolver } from './postings.resolver.ts';
import { CompanyPostings, ProductPostings, UserPostings } from './addedFields.ts';
import './postings.reading.ts';
import './offeringFilters.reading.ts';
import './viewerCan.reading.ts';
import { announceAvailability } from './availability.ts';
import { expirePostings } from './expiry.ts';

export const postings: Slice = {
  name: 'postings',
  entities: [Rfp, Offering],
  resolvers: [PostingsResolver, CompanyPostings, ProductPostings, UserPostings],
  open: ({ pools, unitOfWork }) => ({
    recurring: [
      { name: 'expire postings', at: EVERY_MINUTE, run: () => expirePostings(pools.reads) },
      { name: 'announce availability', at: EVERY_MINUTE, run: () => announceAvailability(unitOfWork()) },
    ],
  }),
};
