import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { addToConversation } from '../../../people/inbox/messages/inboxCache.ts';
import { AskToRenewDocument } from './AskToRenew.generated.ts';
import type { QuoteActionsFragment } from './QuoteActions.generated.ts';

type AskToRenewProps = { quote: QuoteActionsFragment & { number: string; conversation: { id: string } } };

/** The buyer of an expired quote asks for new terms, in the conversation about it. */
export const AskToRenew = ({ quote: { number, revision, conversation } }: AskToRenewProps) => {
  const { cache } = useApolloClient();
  const keyed = useCommandKey();
  const [isAsked, setAsked] = useState(false);
  const { submit, busy } = useSubmit(AskToRenewDocument);
  if (isAsked) return <Text $tone="inkSoft">You asked the seller to renew it.</Text>;
  const handleClick = async () => {
    const content = `Could you please renew quote ${number}? It was valid until ${revision.terms.validUntil}, 24:00 UTC.`;
    const result = await submit({ input: keyed({ conversationId: conversation.id, content }) });
    if (result.ok && result.data.sendMessage) addToConversation(cache, result.data.sendMessage);
    setAsked(result.ok);
  };
  return (
    <Button wide busy={busy} busyText="Asking..." onClick={() => void handleClick()}>
      Ask the seller to renew it
    </Button>
  );
};
