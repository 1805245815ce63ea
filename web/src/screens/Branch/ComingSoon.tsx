import { categoryMarkKind } from '../../features/goods/catalogue/markKindOf.ts';
import { NotifyButton } from '../../features/people/watchlist/NotifyButton.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import type { Watchable } from '../../features/people/watchlist/useWatch.ts';
import { Mark } from '../../kit/ui/Mark.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import { branches, type BranchLevel } from './branches.ts';

type ComingSoonProps = { category: Watchable & { name: string }; level: BranchLevel };

/** Shown for an industry or product family without products. */
export const ComingSoon = ({ category, level }: ComingSoonProps) => (
  <EmptyState
    as="h2"
    title="Coming Soon"
    mark={<Mark kind={categoryMarkKind(category.name)} size={72} />}
    text={`We're building a comprehensive product catalog for ${category.name}. This will include detailed product specifications, supplier information, ${branches[level].ending}`}
    action={
      <>
        <LinkButton to={paths.home}>Explore Other Categories</LinkButton>
        <NotifyButton thing={category} name={category.name} />
      </>
    }
  />
);
