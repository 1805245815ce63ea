import { type MouseEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { color, layer, space } from '../../theme.ts';

interface SkipLinkProps {
  /** The element that gets the focus; it has an id and `tabIndex={-1}`. */
  target: RefObject<HTMLElement | null>;
  href: `#${string}`;
  children: string;
}

/** A link that shows only while it has the focus, past a long part of the page. */
export const SkipLink = ({ target, href, children }: SkipLinkProps) => {
  // Adds no history entry: the router knows only its own entries, and Back must lead to the previous page.
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };

  return (
    <Hidden href={href} onClick={handleSkip}>
      {children}
    </Hidden>
  );
};

const Hidden = styled.a`
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(2, 4)};
  color: ${color.onAccent};
  background: ${color.accent};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
