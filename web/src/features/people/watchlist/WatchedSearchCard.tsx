import { X } from 'lucide-react';
import { RowButton } from '../../../kit/ui/Button.tsx';
import { Card, CardFoot, CardLink, CardTitle } from '../../../kit/ui/Card.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { useWatchedSearches } from './useWatchedSearches.ts';

/** A watched search, which leads to its results and can be removed. */
export const WatchedSearchCard = ({ search }: { search: { id: string; text: string } }) => {
  const { isBusy, remove } = useWatchedSearches();
  return (
    <Card>
      <CardTitle>
        <CardLink to={paths.products({ search: search.text })}>{search.text}</CardLink>
      </CardTitle>
      <SmallText>You are told of new offers and lower prices.</SmallText>
      <CardFoot>
        <RowButton of={search.text} icon={X} busy={isBusy} onClick={() => void remove(search)}>
          Remove
        </RowButton>
      </CardFoot>
    </Card>
  );
};
