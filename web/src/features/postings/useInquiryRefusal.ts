import { useOnlyReads } from '../companies/useOnlyReads.ts';

/** Why somebody other than its seller can neither order from an offering nor ask about it. */
export const useInquiryRefusal = ({ company }: { company: { isTrading: boolean } | null }): string => {
  const onlyReads = useOnlyReads();
  if (onlyReads) return onlyReads;
  if (company?.isTrading === false) return 'This supplier is not trading at the moment.';
  return 'This is an offering of your own company.';
};
