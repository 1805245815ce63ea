import { useState } from 'react';
import { registrationDraft, saveRegistration } from '../../features/people/accounts/registrationDraft.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { useSignOut } from '../../features/people/accounts/useSignOut.ts';
import { ProgramList } from '../../features/people/companies/team/ProgramList.tsx';
import { keepOverReload } from '../../kit/toasts/store.ts';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { paths } from '../../paths.ts';
import { AcceptInvitationDocument, type InvitationScreenQuery } from './InvitationScreen.generated.ts';

type Invitation = NonNullable<InvitationScreenQuery['openInvitation']>;
type AnswerInvitationProps = { token: string; invitation: Invitation; data: InvitationScreenQuery };
type Reason = { kind: 'offering' | 'rfp' | 'auction' | 'order'; id: string; title: string };

/** Who is signed in with the invited address accepts; the others sign in, register or sign out first. */
export const AnswerInvitation = ({ token, invitation, data }: AnswerInvitationProps) => {
  const { user } = useSession();
  const signOut = useSignOut();
  const next = paths.invitation(token);
  const { email, companyName, country, city } = invitation;
  if (!user)
    return (
      <>
        <Text>Sign in with the account that has this address, or create one. You come back here afterwards.</Text>
        <Row>
          <LinkButton to={paths.auth({ next })}>Sign in</LinkButton>
          <LinkButton
            variant="secondary"
            to={paths.auth({ tab: 'register', next })}
            onClick={() => saveRegistration({ ...registrationDraft(), email, companyName, country, city })}
          >
            Create account
          </LinkButton>
        </Row>
      </>
    );
  if (user.email?.toLowerCase() !== email)
    return (
      <>
        <Callout tone="warning">You are signed in as {user.email}. The invitation is for another address.</Callout>
        <Row>
          <Button variant="secondary" onClick={() => void signOut()}>
            Log out
          </Button>
        </Row>
      </>
    );
  return <Accept token={token} companyName={companyName} data={data} />;
};

type AcceptProps = { token: string; companyName: string; data: InvitationScreenQuery };

const Accept = ({ token, companyName, data }: AcceptProps) => {
  const { user } = useSession();
  const { submit, busy } = useSubmit(AcceptInvitationDocument, { failure: () => null });
  const [refusal, setRefusal] = useState<{ text: string; reasons: readonly Reason[] }>();
  const [closesCompany, setCloses] = useState(false);
  const members = data.companyMembers ?? [];
  const own = members.length === 1 && members[0]?.userId === user?.id ? members[0] : undefined;
  const programs = [
    ...(data.apiKeys ?? []).map(({ name }) => `API key "${name}"`),
    ...(data.webhooks ?? []).map(({ url }) => `Webhook to ${new URL(url).host}`),
  ];

  const accept = async () => {
    setRefusal(undefined);
    const result = await submit({ token, closesCompany });
    if (result.ok) {
      keepOverReload({ title: `You act for ${companyName} now`, tone: 'success' }, 0);
      // Everything is read again for another party.
      window.location.assign(paths.team);
    } else setRefusal({ text: result.reason, reasons: (result.details?.['reasons'] ?? []) as Reason[] });
  };

  return (
    <>
      {refusal && (
        <Callout tone="error">
          {refusal.text}
          {refusal.reasons.length > 0 && (
            <ul>
              {refusal.reasons.map(({ kind, id, title }) => (
                <li key={id}>
                  <TextLink to={paths[kind](id)}>{title}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      <Text>
        From then on you act for this company, and what you post, bid and order belongs to it. What you traded before
        stays yours, and nothing of it may be open.
      </Text>
      <ProgramList programs={programs} />
      {own && (
        <Checkbox checked={closesCompany} onChange={(event) => setCloses(event.target.checked)}>
          Close {own.user.companyProfile?.companyName ?? 'my company'}, which I own alone. I can go on reading its past.
        </Checkbox>
      )}
      <Row>
        <Button busy={busy} busyText="Joining…" onClick={() => void accept()}>
          Join
        </Button>
      </Row>
    </>
  );
};
