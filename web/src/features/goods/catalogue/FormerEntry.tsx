import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { LinkButton } from '../../../kit/ui/Button.tsx';
import { NotFound } from '../../../kit/ui/NotFound.tsx';
import { paths } from '../../../paths.ts';
import { FormerEntryDocument } from './FormerEntry.generated.ts';

type FormerEntryProps = { id: string; noun: string; title: string; loading: ReactNode };

/** Where a category or material is not found: leads to the one it was merged into, or says that it is no longer offered. */
export const FormerEntry = ({ id, noun, title, loading }: FormerEntryProps) => {
  const { data, loading: isLoading } = useQuery(FormerEntryDocument, { variables: { id }, skip: !isId(id) });
  if (isLoading) return loading;
  const former = data?.formerEntry;
  if (!former) {
    const home = <LinkButton to={paths.home}>Back to Home</LinkButton>;
    return <NotFound title={title} text={`There is no ${noun} at this address.`} action={home} />;
  }
  if (former.newPath) return <Navigate to={former.newPath} replace />;
  return (
    <NotFound
      title={`${former.name} is no longer offered`}
      text="It was taken out of the catalogue. Trades that name it are not affected."
      action={<LinkButton to={paths.products()}>See all products</LinkButton>}
    />
  );
};
