/** The title of the offering that a quote is about. */
export const titleOf = ({ offering, isSample }: { offering: { title: string } | null; isSample: boolean }): string => {
  const title = offering?.title ?? 'Quote';
  return isSample ? `Sample: ${title}` : title;
};
