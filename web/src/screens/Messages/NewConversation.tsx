import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { senderName } from '../../features/messages/senderName.ts';
import { Text } from '../../kit/ui/Text.tsx';
import { NewConversationDocument, type NewConversationQuery } from './Conversation.generated.ts';
import { ConversationFrame } from './ConversationFrame.tsx';
import { LoadedList } from './LoadedList.tsx';
import { Nothing } from './panes.ts';

type NewConversationProps = {
  /** An addressee: `company:<id>`. */
  to: string;
  /** Opens the conversation that exists or has begun. */
  onFound: (id: string) => void;
  onBack: () => void;
};

/** An empty conversation with somebody or about something, or the one that exists. */
export const NewConversation = ({ to, onFound, onBack }: NewConversationProps) => {
  const [kind = '', id = ''] = to.split(':');
  const { data, error, refetch } = useQuery(NewConversationDocument, {
    variables: kind === 'company' ? { id, companyId: id, hasSubject: false } : { id, subjectId: id },
    fetchPolicy: 'network-only',
  });
  const found = data?.conversations.nodes[0]?.id;
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (found) handleFound(found);
  }, [found]);

  const status = { isFailed: error !== undefined, onRetry: () => void refetch() };
  const draft = data?.node && draftOf(data.node);
  return (
    <LoadedList isLoaded={data !== undefined && !found} title="The page could not be loaded" status={status}>
      {draft ? (
        <ConversationFrame
          title={draft.name}
          name={draft.name}
          subject={draft.subject}
          onBack={onBack}
          form={{ address: draft.address, until: 'to', onSent: onFound }}
        >
          <Nothing>
            <Text $tone="inkSoft">
              {draft.answers === undefined ? 'Your message begins a conversation.' : `You answer ‘${draft.answers}’.`}
            </Text>
          </Nothing>
        </ConversationFrame>
      ) : (
        <Nothing>
          <Text $tone="inkSoft">There is nobody to write to.</Text>
        </Nothing>
      )}
    </LoadedList>
  );
};

/** Whom a message goes to, what it is about, and how it names both. */
const draftOf = (node: NonNullable<NewConversationQuery['node']>) => {
  const { id } = node;
  switch (node.__typename) {
    case 'CompanyProfile':
      return { name: node.companyName, subject: null, address: { companyId: id } };
    case 'Message': {
      const address = { inReplyToId: id, subject: `Re: ${node.subject}`.slice(0, 200) };
      return { name: senderName(node.sender, true), subject: null, address, answers: node.subject };
    }
    case 'Offering':
      return { name: node.company?.companyName ?? node.title, subject: node, address: { offeringId: id } };
    case 'Rfp':
      return { name: node.company?.companyName ?? node.title, subject: node, address: { rfpId: id } };
    case 'Order':
      return { name: node.title, subject: node, address: { orderId: id } };
    default:
      return undefined;
  }
};
