import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { Stack } from './Layout.tsx';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs.tsx';

type PageHeadProps = {
  title: ReactNode;
  description?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** Links to the pages beside this one, in the place of breadcrumbs. */
  navigation?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
  mark?: ReactNode;
};

/** The header of every screen: breadcrumbs, `h1` (focused after navigation), a sentence and actions. */
export const PageHead = ({ title, description, breadcrumbs, navigation, badges, actions, mark }: PageHeadProps) => (
  <Stack as="header" $gap={5}>
    {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
    {navigation}
    <TextLine>
      {mark}
      <TextBlock $gap={2}>
        <Title tabIndex={-1}>{title}</Title>
        {badges && <Badges>{badges}</Badges>}
        {description && <Description>{description}</Description>}
      </TextBlock>
      {actions && <Actions>{actions}</Actions>}
    </TextLine>
  </Stack>
);

const TextLine = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(5)};

  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space(4)};
  }
`;

const TextBlock = styled(Stack)`
  flex: 1 1 16rem;
  min-width: 0;
`;

const Title = styled.h1`
  ${type.title};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  /* Without a badge to show, it takes no room. */
  &:not(:has(:not(:empty))) {
    position: absolute;
  }
`;

const Description = styled.p`
  ${type.lead};
  max-width: 62ch;
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  ${media.phone} {
    flex: 1 1 100%;
    & > * {
      flex: 1 1 auto;
    }
  }
`;
