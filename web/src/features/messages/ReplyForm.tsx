import { messageRules } from 'api/rules/messages';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { toast } from '../../kit/toasts/store.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { ReplyDocument } from './OpenMessage.generated.ts';

type ReplyFormProps = { message: { id: string; subject: string }; onDone: () => void };

const answered = (subject: string) => (subject.startsWith('Re: ') ? subject : `Re: ${subject}`).slice(0, 200);

/** Replies to the sender of a message. */
export const ReplyForm = ({ message, onDone }: ReplyFormProps) => {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(ReplyDocument, {
    success: 'Your message has been sent.',
    failure: 'Failed to send message. Please try again.',
  });

  const handleSubmit = async ({ content }: { content: string }) => {
    const reply = { inReplyToId: message.id, subject: answered(message.subject), content };
    const result = await submit({ input: keyed(reply) });
    if (result.ok) onDone();
    return result;
  };

  return (
    <Form
      initialValues={{ inReplyToId: message.id, subject: answered(message.subject), content: '' }}
      schema={messageRules}
      until="message"
      onSubmit={handleSubmit}
      onInvalid={(errors) => toast({ title: 'Error', description: String(Object.values(errors)[0]), tone: 'error' })}
    >
      <TextArea name="content" label="Your reply" rows={5} />
      <Row>
        <Button type="submit" busy={busy} busyText="Sending...">
          Send reply
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
};
