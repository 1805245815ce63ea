import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page, Stack } from '../../../../kit/ui/Layout.tsx';
import { PageHead } from '../../../../kit/ui/PageHead.tsx';
import { media, space } from '../../../../theme.ts';
import { AdminNavigation } from './AdminNavigation.tsx';

type AdminPageProps = ComponentProps<typeof PageHead> & { children: ReactNode };

/** The layout of every screen in the admin area: its navigation beside or above the screen. */
export const AdminPage = ({ children, ...head }: AdminPageProps) => (
  <Root>
    <AdminNavigation />
    <Stack $gap={6}>
      <PageHead {...head} />
      {children}
    </Stack>
  </Root>
);

const Root = styled(Page)`
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: ${space(10)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
`;
