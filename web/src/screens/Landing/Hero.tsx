import { styled } from 'styled-components';
import { MaterialSearch } from '../../features/goods/search/MaterialSearch.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { useIsPhone } from '../../kit/ui/useIsPhone.ts';
import { paths } from '../../paths.ts';
import { color, media, space, type } from '../../theme.ts';

const HeroPanel = lazyNamed(() => import('./HeroPanel.tsx'), 'HeroPanel');

/** The headline with the search. */
export const Hero = () => (
  <Root>
    <Stack $gap={6}>
      <Title>The raw-materials market, specified to the last ppm</Title>
      <Lead>
        Find a material by name, formula or CAS number. Compare what suppliers offer line by line, ask for quotes, and
        bid in forward and reverse auctions.
      </Lead>
      <MaterialSearch />
      <Row $gap={3}>
        <LinkButton href={paths.server.login()} size="large">
          Start Buying
        </LinkButton>
        <LinkButton href={paths.server.login()} size="large" variant="secondary">
          Start Selling
        </LinkButton>
      </Row>
    </Stack>
    <Aside>{!useIsPhone() && <HeroPanel />}</Aside>
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${space(16)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(10)};
  }
`;

// As high as its content, which comes later.
const Aside = styled.div`
  min-height: 29rem;

  ${media.phone} {
    display: none;
  }
`;

const Title = styled.h1`
  ${type.display};
  max-width: 15em;
`;

const Lead = styled.p`
  ${type.lead};
  max-width: 54ch;
  color: ${color.inkSoft};
`;
