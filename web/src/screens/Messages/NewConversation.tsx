import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { senderName } from '../../features/people/inbox/messages/senderName.ts';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { NewConversationDocument, type NewConversationQuery } from './Conversation.generated.ts';
import { ConversationFrame } from './ConversationFrame.tsx';
import { Nothing } from './InboxPanes.tsx';

type NewConversationProps = {
  /** An addressee: `company:<id>`, with a material `company:<id>:<productId>`. */
  to: string;
  /** Opens the conversation that exists or has begun. */
  onFound: (id: string) => void;
  onBack: () => void;
};

/** An empty conversation with somebody or about something, or the one that exists. */
export const NewConversation = ({ to, onFound, onBack }: NewConversationProps) => {
  const [kind = '', id = '', productId = ''] = to.split(':');
  const subject = productId ? { subjectId: productId } : { hasSubject: false };
  const { data, error, refetch } = useQuery(NewConversationDocument, {
    variables: { id, productId, ...(kind === 'company' ? { companyId: id, ...subject } : { subjectId: id }) },
    fetchPolicy: 'network-only',
  });
  const found = data?.conversations.nodes[0]?.id;
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (found) handleFound(found);
  }, [found]);

  const draft = data?.node && draftOf(data.node, data.product);
  return (
    <Loaded title="The page" query={{ data: found ? undefined : data, error, refetch }}>
      {() =>
        draft ? (
          <ConversationFrame
            name={draft.name}
            subject={draft.subject}
            onBack={onBack}
            form={{ address: draft.address, until: 'to', onSent: onFound }}
          >
            <Nothing>
              {draft.answers === undefined ? 'Your message begins a conversation.' : `You answer ‘${draft.answers}’.`}
            </Nothing>
          </ConversationFrame>
        ) : (
          <Nothing>There is nobody to write to.</Nothing>
        )
      }
    </Loaded>
  );
};

/** Whom a message goes to, what it is about, and how it names both. */
const draftOf = (node: NonNullable<NewConversationQuery['node']>, product: NewConversationQuery['product']) => {
  const { id } = node;
  switch (node.__typename) {
    case 'CompanyProfile':
      return {
        name: node.companyName,
        subject: product,
        address: product ? { companyId: id, productId: product.id } : { companyId: id },
      };
    case 'Message': {
      const address = { inReplyToId: id, subject: `Re: ${node.subject}`.slice(0, 200) };
      return { name: senderName(node.sender, true), subject: null, address, answers: node.subject };
    }
    case 'Rfp':
      return { name: node.company?.companyName ?? node.title, subject: node, address: { rfpId: id } };
    case 'Order':
      return { name: node.title, subject: node, address: { orderId: id } };
    default:
      return undefined;
  }
};
