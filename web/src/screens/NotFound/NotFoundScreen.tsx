import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

/** Any address there is not; for a page that only members have, also the way to it. */
export function NotFoundScreen({ isForMembers = false }: { isForMembers?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <NotFound
      title="404 Page Not Found"
      text={
        isForMembers ? (
          <TextLink to={paths.auth({ next: pathname + search })}>Sign in to open this page</TextLink>
        ) : (
          'There is nothing at this address. It may have been moved, or mistyped.'
        )
      }
      action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
    />
  );
}
