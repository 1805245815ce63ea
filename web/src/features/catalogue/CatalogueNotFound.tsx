import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useTitle } from '../../kit/ui/useTitle.ts';
import { paths } from '../../paths.ts';

type CatalogueNotFoundProps = { title: string; text: string };

/** In place of a page of the catalogue that there is not. */
export function CatalogueNotFound({ title, text }: CatalogueNotFoundProps) {
  useTitle(title);
  return (
    <Page $narrow>
      <EmptyState
        as="h1"
        title={title}
        text={text}
        mark={<Mark name="vacancy" kind="lattice" size={96} />}
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    </Page>
  );
}
