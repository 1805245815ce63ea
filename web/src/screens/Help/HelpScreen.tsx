import { LinkButton } from '../../kit/ui/Button.tsx';
import { Document } from '../../kit/ui/Document.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { paths } from '../../paths.ts';
import { topics } from './topics.ts';

/** Short answers to frequent questions. */
export const HelpScreen = () => (
  <Page>
    <PageHead
      title="Help Center"
      description="How a trade runs here, from the first search to the order."
      actions={
        <>
          <LinkButton href={paths.server.documentation} variant="secondary">
            API Documentation
          </LinkButton>
          <LinkButton to={paths.contact}>Contact Us</LinkButton>
        </>
      }
    />
    <Document clauses={topics} />
  </Page>
);
