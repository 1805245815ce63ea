import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme.ts';
import { Stack } from './Layout.tsx';

type SectionProps = {
  title: ReactNode;
  count?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  /** Shows the content only after a press on its title. */
  isFolded?: boolean;
  children: ReactNode;
};

/** A section of a screen with its `h2`, a count and an action. */
export const Section = ({ title, count, description, action, isFolded, children }: SectionProps) => {
  const id = useId();
  return (
    <Stack as={isFolded ? 'details' : 'section'} aria-labelledby={id}>
      <Head as={isFolded ? 'summary' : 'div'}>
        <Title id={id}>{title}</Title>
        {count !== undefined && <Count>{count}</Count>}
        {action && <Action>{action}</Action>}
        {description && <Description>{description}</Description>}
      </Head>
      {children}
    </Stack>
  );
};

/** A bordered box for a form, a side card or a list. 20 px padding; none with `$flush`. */
export const Panel = styled(Stack)<{ $flush?: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : space(5))};
  background: ${color.sheet};
  border: 1px solid ${color.rule};
  border-radius: ${radius.sheet};

  ${media.phone} {
    padding: ${({ $flush }) => ($flush ? 0 : space(4))};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1, 3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.ink};

  /* Below the line of tabs. */
  :is([role='tabpanel'], [role='tabpanel'] > :first-child) > section:first-child > & {
    padding-top: 0;
    border-top: 0;
  }
  &:is(summary)::after {
    ${type.heading};
    content: '+';
    margin-inline-start: auto;
  }
  [open] > &::after {
    content: '–';
  }
`;

const Title = styled.h2`
  ${type.heading};
`;

const Count = styled.span`
  ${type.data};
  color: ${color.inkFaint};
`;

const Action = styled.div`
  margin-inline-start: auto;
`;

const Description = styled.p`
  ${type.body};
  flex-basis: 100%;
  color: ${color.inkSoft};
`;
