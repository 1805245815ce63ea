import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { paths } from '../../paths.ts';

type ActionLinkProps = { to: string; variant?: 'secondary'; children: string };

/** A link to a dialog of members; visitors sign in first. */
export const ActionLink = ({ to, ...rest }: ActionLinkProps) => (
  <TradeLink {...rest} size="small" to={useSession().user ? to : paths.auth({ next: to })} />
);
