import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { OpenMarket } from './OpenMarket.tsx';

/** The pages for members that the footer links to. */
const platform: readonly string[] = [paths.marketplace(), paths.auctions(), paths.directory(), paths.priceIndex];

/** Shown for unknown URLs; for a member page it offers signing in first. */
export const NotFoundScreen = ({ isForMembers = false }: { isForMembers?: boolean }) => {
  const { pathname, search } = useLocation();
  return (
    <NotFound
      title="404 Page Not Found"
      text={
        isForMembers
          ? 'This page is open to members only.'
          : 'There is nothing at this address. It may have been moved, or mistyped.'
      }
      action={
        <>
          {isForMembers && (
            <LinkButton to={paths.auth({ next: pathname + search })}>Sign in to open this page</LinkButton>
          )}
          <LinkButton to={paths.home} variant={isForMembers ? 'secondary' : 'primary'}>
            Back to Home
          </LinkButton>
        </>
      }
    >
      {isForMembers && platform.includes(pathname) && <OpenMarket />}
    </NotFound>
  );
};
