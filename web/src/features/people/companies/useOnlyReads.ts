import { useSession } from '../accounts/SessionProvider.tsx';

/** Why the viewer can read, but not trade; undefined for those who can. */
export const useOnlyReads = (): string | undefined => {
  const company = useSession().user?.companyProfile;
  if (company?.lockReason) return 'Your company is locked: it can read, but not trade.';
  if (company?.viewerRole !== 'reader') return undefined;
  return 'Your role in the company is reader: you can read, but not trade.';
};
