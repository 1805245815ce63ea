import { auctionStatus } from './postings.ts';
import { text, type Asking } from './world.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The figures of the whole market; a plain object, because it is not a row. */
export const marketOverview = (asking: Asking): unknown => {
  const { user, company_profile: companies, auction, report } = asking.world;
  return {
    members: user.length,
    newMembers: user.filter((row) => Date.parse(text(row, 'created_at')) > Date.now() - WEEK).length,
    openReports: report.filter((row) => row['status'] === 'open').length,
    waitingCompanies: companies.filter((row) => row['verification_status'] === 'pending').length,
    lockedMembers: user.filter((row) => row['locked_at'] !== null).length,
    // The small market has no jobs.
    failedJobs: 0,
    runningAuctions: auction.filter((row) => auctionStatus(row, asking) === 'active').length,
  };
};
