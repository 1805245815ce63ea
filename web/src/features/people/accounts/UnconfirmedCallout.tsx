import { Callout } from '../../../kit/ui/Callout.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { SendConfirmation } from './SendConfirmation.tsx';
import { useSession } from './SessionProvider.tsx';

/** Tells members whose email address is not confirmed what they cannot do yet. */
export const UnconfirmedCallout = () => {
  const { user } = useSession();
  if (user?.emailConfirmed !== false) return null;
  return (
    <Callout tone="warning" title="Please confirm your email address">
      <Stack $gap={2}>
        <p>
          Follow the link in our email to {user.email}; if you find none, have it sent again. Until then you get no
          notices by email, and a new account cannot post, write, bid or order.
        </p>
        <Row>
          <SendConfirmation />
        </Row>
      </Stack>
    </Callout>
  );
};
