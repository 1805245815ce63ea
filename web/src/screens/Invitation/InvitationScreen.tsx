import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { roleNames, roleTexts } from '../../features/people/companies/team/roleTexts.ts';
import { dateTime } from '../../kit/time.ts';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { AnswerInvitation } from './AnswerInvitation.tsx';
import { DeclineInvitation } from './DeclineInvitation.tsx';
import { InvitationScreenDocument } from './InvitationScreen.generated.ts';

const GONE = 'This invitation was answered or cancelled, or has expired. Please ask your colleague for another one.';

/** Answers the invitation of a link. */
export const InvitationScreen = () => {
  const token = useLocation().hash.slice(1);
  const { user } = useSession();
  const [isDeclined, setDeclined] = useState(false);
  const query = useQuery(InvitationScreenDocument, {
    variables: { token, isMember: user !== null },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
  const invitation = query.data?.openInvitation;
  return (
    <Page $narrow $gap={6}>
      <PageHead title={invitation ? `Join ${invitation.companyName}` : 'Invitation'} />
      {isDeclined ? (
        <Callout>You have declined the invitation.</Callout>
      ) : token === '' ? (
        <Callout tone="error">The link is incomplete. Please open it from the email again.</Callout>
      ) : (
        <Loaded title="The invitation" query={query}>
          {(data) =>
            data.openInvitation ? (
              <>
                <Panel>
                  <Text>
                    {data.openInvitation.companyName} invites {data.openInvitation.email} as{' '}
                    <strong>{roleNames[data.openInvitation.role]}</strong>, who {roleTexts[data.openInvitation.role]}.
                  </Text>
                  <Text $tone="inkSoft">The link works until {dateTime(data.openInvitation.expiresAt)}.</Text>
                  <AnswerInvitation token={token} invitation={data.openInvitation} data={data} />
                </Panel>
                <DeclineInvitation token={token} onDeclined={() => setDeclined(true)} />
              </>
            ) : (
              <Callout tone="error">{GONE}</Callout>
            )
          }
        </Loaded>
      )}
    </Page>
  );
};
