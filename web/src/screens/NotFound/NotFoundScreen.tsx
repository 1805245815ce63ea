import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useTitle } from '../../kit/ui/useTitle.ts';
import { paths } from '../../paths.ts';

const title = '404 Page Not Found';

/** Any address there is not; for a page that only members have, also the way to it. */
export function NotFoundScreen({ isForMembers = false }: { isForMembers?: boolean }) {
  const { pathname, search } = useLocation();
  useTitle(title);
  return (
    <Page $narrow>
      <EmptyState
        as="h1"
        title={title}
        mark={<Mark name="vacancy" kind="lattice" size={96} />}
        text={
          isForMembers ? (
            <TextLink to={paths.auth({ next: pathname + search })}>Sign in to open this page</TextLink>
          ) : (
            'There is nothing at this address. It may have been moved, or mistyped.'
          )
        }
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    </Page>
  );
}
