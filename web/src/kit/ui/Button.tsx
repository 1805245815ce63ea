import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme.ts';
import { VisuallyHidden } from './Layout.tsx';
import { buttonPaint, type ButtonPaint, type ButtonSize, type ButtonVariant } from './buttonPaint.ts';

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; icon?: LucideIcon };

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; busyText?: string };

/** `busy` disables the button and shows `busyText` ('Logging in...') next to a spinner. */
export const Button = ({ variant, size, wide, icon, busy, busyText, disabled, children, ...rest }: ButtonProps) => (
  <Pressed type="button" {...rest} {...look({ variant, size, wide })} disabled={disabled || busy} aria-busy={busy}>
    {busy ? <Turning size={16} aria-hidden /> : drawn(icon)}
    {busy && busyText ? busyText : children}
  </Pressed>
);

type LinkButtonProps = Look & Omit<LinkProps, 'to'> & { to?: string; href?: string };

/** A link styled as a button: `to` inside the app, `href` for a full page load (for example /api/login). */
export const LinkButton = ({ variant, size, wide, icon, to, href, children, ...rest }: LinkButtonProps) => {
  const paint = look({ variant, size, wide });
  if (href !== undefined) {
    return (
      <Anchored {...rest} {...paint} href={href}>
        {drawn(icon)}
        {children}
      </Anchored>
    );
  }
  return (
    <Linked {...rest} {...paint} to={to ?? '/'}>
      {drawn(icon)}
      {children}
    </Linked>
  );
};

type RowButtonProps = ButtonProps & { of: ReactNode };

/** A small button of a table's row; `of` names the row for screen readers. */
export const RowButton = ({ of, children, ...rest }: RowButtonProps) => (
  <Button size="small" variant="secondary" {...rest}>
    {children}
    <VisuallyHidden> {of}</VisuallyHidden>
  </Button>
);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string };

/** A square button with an icon as its child; `label` is its accessible name. */
export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <Square type="button" title={label} {...rest}>
    {children}
    <VisuallyHidden>{label}</VisuallyHidden>
  </Square>
);

const drawn = (Icon: LucideIcon | undefined) => Icon && <Icon size={16} aria-hidden />;

const look = ({ variant = 'primary', size = 'medium', wide = false }: Look) => ({
  $variant: variant,
  $size: size,
  $wide: wide,
});

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`;

const Pressed = styled.button<ButtonPaint>`
  ${buttonPaint};
`;

const Anchored = styled.a<ButtonPaint>`
  ${buttonPaint};
`;

const Linked = styled(Link)<ButtonPaint>`
  ${buttonPaint};
`;

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  position: relative;

  &:hover:not(:disabled) {
    color: ${color.ink};
    background: ${color.sunken};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
