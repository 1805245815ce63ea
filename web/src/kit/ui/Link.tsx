// The router's own Link includes prefetching, which is not used here and would enlarge the first load.
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/** A link inside the app. Clicks with a modifier key or another button are left to the browser. */
export const Link = ({ to, replace = false, onClick, target, children, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (target && target !== '_self')) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: replace || pathname + search + hash === href });
  };

  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
};

/** A link with `aria-current` on the current page; with `end` only for the exact URL. */
export const NavLink = ({ end, ...rest }: LinkProps & { end?: boolean }) => {
  const { pathname } = useLocation();
  const [path = '/'] = rest.to.split('?');
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
};
