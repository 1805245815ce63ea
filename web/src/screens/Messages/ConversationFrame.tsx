import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useOnlyReads } from '../../features/people/companies/useOnlyReads.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Spacer } from '../../kit/ui/Layout.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { color, media, space } from '../../theme.ts';
import { BackButton, PaneTitle } from './InboxPanes.tsx';
import { SubjectPanel, type Subject } from './SubjectPanel.tsx';

// With the library for forms.
const MessageForm = lazyNamed(() => import('./MessageForm.tsx'), 'MessageForm', <Skeleton height="7rem" />);

type ConversationFrameProps = {
  name: string;
  /** The name as a link. */
  title?: ReactNode;
  badge?: ReactNode;
  subject: Subject | null;
  /** What to do about the subject, beside its own next step. */
  action?: ReactNode;
  menu?: ReactNode;
  onBack: () => void;
  /** The messages. */
  children: ReactNode;
  /** What the form below them needs; null where nobody can write. */
  form: ComponentProps<typeof MessageForm> | null;
};

/** The layout of a conversation: with whom, about what, and beside or below it the messages. */
export const ConversationFrame = ({
  name,
  title = name,
  badge,
  subject,
  action,
  menu,
  onBack,
  children,
  form,
}: ConversationFrameProps) => {
  const onlyReads = useOnlyReads();
  return (
    <Root aria-label={name} $hasSubject={subject !== null}>
      <Head>
        <BackButton onBack={onBack}>All conversations</BackButton>
        <Name>
          {title}
          {badge}
        </Name>
        <Spacer />
        {menu}
      </Head>
      {subject && (
        <Aside>
          <SubjectPanel subject={subject} action={action} />
        </Aside>
      )}
      <Talk>
        {children}
        {form && !onlyReads ? (
          <MessageForm {...form} />
        ) : (
          <Callout>{onlyReads ?? 'Nobody can write in this conversation any more.'}</Callout>
        )}
      </Talk>
    </Root>
  );
};

const Root = styled.article<{ $hasSubject: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasSubject }) => ($hasSubject ? '17rem' : '0')};
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-areas: 'head aside' 'talk aside';
  height: 100%;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(0, 1fr);
    grid-template-areas: 'head' 'aside' 'talk';
  }
  ${media.tablet} {
    height: max(26rem, 100dvh - 6rem);
  }
`;
const Head = styled.header`
  grid-area: head;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  padding: ${space(3, 5)};
  border-bottom: 1px solid ${color.rule};

  ${media.tablet} {
    padding: ${space(2, 4)};
  }
`;
const Name = styled(PaneTitle)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  min-width: 0;

  ${media.tablet} {
    order: 1;
    flex: 1 1 100%;
  }
`;
const Aside = styled.aside`
  grid-area: aside;
  overflow-y: auto;
  padding: ${space(4, 5)};
  border-inline-start: 1px solid ${color.rule};

  ${media.desktop} {
    padding-block: ${space(3)};
    border-inline-start: 0;
    border-bottom: 1px solid ${color.rule};
  }
  ${media.phone} {
    padding-inline: ${space(4)};
  }
`;
const Talk = styled.div`
  grid-area: talk;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
`;
