import { useApolloClient } from '@apollo/client/react';
import { messageRules } from 'api/rules/messages';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addToConversation } from '../../features/people/inbox/messages/inboxCache.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { color, media, space } from '../../theme.ts';
import { SendMessageDocument, type SendMessageMutationVariables } from './Conversation.generated.ts';

type Input = SendMessageMutationVariables['input'];

type MessageFormProps = {
  /** Names the conversation, or the company, record or message that begins it. */
  address: Omit<Input, 'content'>;
  /** The query parameter of what is open. */
  until: string;
  onSent?: (conversationId: string) => void;
};

/** The form to write in a conversation, which is empty again after each message. */
export const MessageForm = (props: MessageFormProps) => {
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent > 0) field.current?.querySelector('textarea')?.focus();
  }, [sent]);
  return (
    <Root
      ref={field}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      <NextMessage key={sent} {...props} onNext={() => setSent((count) => count + 1)} />
    </Root>
  );
};

const NextMessage = ({ address, until, onSent, onNext }: MessageFormProps & { onNext: () => void }) => {
  const { cache } = useApolloClient();
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(SendMessageDocument, {
    failure: 'Failed to send message. Please try again.',
  });

  const handleSubmit = async ({ content }: { content: string }) => {
    const result = await submit({ input: keyed({ ...address, content }) });
    if (!result.ok) return result;
    const message = result.data.sendMessage;
    if (message) addToConversation(cache, message);
    onNext();
    if (message?.conversation) onSent?.(message.conversation.id);
    return result;
  };

  return (
    <Form initialValues={{ ...address, content: '' }} schema={messageRules} until={until} onSubmit={handleSubmit}>
      <TextArea name="content" label="Your message" rows={2} />
      <Button type="submit" busy={busy} busyText="Sending..." icon={SendHorizontal}>
        Send
      </Button>
    </Form>
  );
};

const Root = styled.div`
  padding: ${space(3, 5, 4)};
  border-top: 1px solid ${color.rule};

  form {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(3)};
  }
  textarea {
    min-height: 3.25rem;
  }
  form > :first-child:not(:nth-last-child(2)) {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    padding: ${space(3, 4)};
  }
`;
