import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { Head } from './Head.tsx';
import { Page } from './Layout.tsx';
import { Mark } from './Mark.tsx';

type NotFoundProps = { title: string; text?: ReactNode; action: ReactNode; children?: ReactNode };

/** A page for a missing record: 'Product Not Found', 'Back to Home'. Also sets the document's title. */
export const NotFound = ({ title, text, action, children }: NotFoundProps) => (
  <Page>
    <Head title={title} isHidden />
    <Root>
      <TextBlock>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
        <Actions>{action}</Actions>
      </TextBlock>
      <Mark kind="lattice" size={220} />
    </Root>
    {children}
  </Page>
);

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(10)};
  padding-block: ${space(12)};
  border-top: 1px solid ${color.ink};

  ${media.phone} {
    flex-direction: column-reverse;
    align-items: start;
    gap: ${space(6)};
    padding-block: ${space(8)};

    & > svg {
      width: 7rem;
      height: 7rem;
    }
  }
`;

const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

const Title = styled.h1`
  ${type.display};
`;

const Text = styled.p`
  ${type.lead};
  max-width: 46ch;
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-top: ${space(3)};
`;
