import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/accounts/session.tsx';
import { isWished, wishFor } from '../../features/catalogue/availabilityWish.ts';
import { categoryMarkKind } from '../../features/catalogue/categoryMarkKind.ts';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import { branches, type BranchLevel } from './branches.ts';

type ComingSoonProps = { category: { id: string; name: string }; level: BranchLevel };

/** A branch with nothing in it yet. */
export const ComingSoon = ({ category: { id, name }, level }: ComingSoonProps) => (
  <EmptyState
    as="h2"
    title="Coming Soon"
    mark={<Mark name={name} kind={categoryMarkKind(name)} size={72} />}
    text={`We're building a comprehensive product catalog for ${name}. This will include detailed product specifications, supplier information, ${branches[level].ending}`}
    action={
      <>
        <LinkButton to={paths.home}>Explore Other Categories</LinkButton>
        <NotifyButton id={id} />
      </>
    }
  />
);

function NotifyButton({ id }: { id: string }) {
  const [isNoted, setNoted] = useState(() => isWished(id));
  const { user } = useSession();
  const navigate = useNavigate();

  function handleNotify() {
    if (!user) return void navigate(paths.auth());
    wishFor(id);
    setNoted(true);
  }

  return (
    <Button variant="secondary" disabled={isNoted} onClick={handleNotify}>
      {isNoted ? 'You will be notified here' : 'Notify Me When Available'}
    </Button>
  );
}
