import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { css, styled } from 'styled-components';
import { color, layer, radius, shadow, space, type } from '../../theme.ts';

type MenuProps = { trigger: ReactNode; head?: ReactNode; children: ReactNode };

/** A dropdown menu below its trigger (one button). Children: `MenuItem`, `MenuLink`, `MenuRule`. */
export const Menu = ({ trigger, head, children }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Surface align="end" sideOffset={8} collisionPadding={12}>
        {head && <Head>{head}</Head>}
        {children}
      </Surface>
    </Radix.Portal>
  </Radix.Root>
);

/** A menu entry with an action. */
export const MenuItem = ({ onSelect, children }: { onSelect: () => void; children: ReactNode }) => (
  <Item onSelect={onSelect}>{children}</Item>
);

/** A menu entry with a link: `to` inside the app, `href` for others, such as a phone number. */
export const MenuLink = ({ to, href, children }: { to?: string; href?: string; children: ReactNode }) => (
  <Item asChild>{to ? <Link to={to}>{children}</Link> : <a href={href}>{children}</a>}</Item>
);

export const MenuRule = styled(Radix.Separator)`
  height: 1px;
  margin-block: ${space(1)};
  background: ${color.rule};
`;

const Surface = styled(Radix.Content)`
  z-index: ${layer.overlay};
  display: grid;
  min-width: 14rem;
  max-width: min(22rem, 100vw - ${space(6)});
  padding-block: ${space(1)};
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.sheet};
  box-shadow: ${shadow.overlay};
`;

const Head = styled.div`
  display: grid;
  padding: ${space(2, 4, 3)};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
`;

const item = css`
  ${type.body};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2, 4)};
  cursor: pointer;

  & > svg {
    color: ${color.inkFaint};
  }
  &[data-highlighted] {
    outline: none;
    background: ${color.sunken};
  }
`;

const Item = styled(Radix.Item)`
  ${item};
`;
