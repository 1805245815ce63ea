// Styles shared by buttons and by links that look like buttons.
import { css } from 'styled-components';
import { color, media, radius, space, type } from '../../theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants = {
  primary: css`
    color: ${color.onAccent};
    background: ${color.accent};
    border-color: ${color.accent};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.accentStrong};
        border-color: ${color.accentStrong};
      }
    }
  `,
  secondary: css`
    color: ${color.ink};
    background: ${color.sheet};
    border-color: ${color.control};
    ${media.hover} {
      &:hover:not(:disabled) {
        border-color: ${color.ink};
        background: ${color.sunken};
      }
    }
  `,
  quiet: css`
    color: ${color.accent};
    border-color: transparent;
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.accentWash};
      }
    }
  `,
  danger: css`
    color: ${color.down};
    background: ${color.sheet};
    border-color: ${color.down};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${color.downWash};
      }
    }
  `,
};

const sizes = {
  small: css`
    min-height: 2rem;
    padding: ${space(1, 3)};
    font-size: 0.8125rem;
  `,
  medium: css`
    min-height: 2.5rem;
    padding: ${space(2, 4)};
  `,
  large: css`
    min-height: 3rem;
    padding: ${space(3, 6)};
    font-size: 1rem;
  `,
};

export type ButtonPaint = { $variant: ButtonVariant; $size: ButtonSize; $wide: boolean };

export const buttonPaint = css<ButtonPaint>`
  ${type.strong};
  line-height: 1.2;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid;
  border-radius: ${radius.control};
  text-align: center;
  transition:
    background-color 120ms,
    border-color 120ms;
  ${({ $size }) => sizes[$size]};
  ${({ $variant }) => variants[$variant]};

  &:disabled {
    cursor: not-allowed;
    color: ${color.inkFaint};
    background: ${color.sunken};
    border-color: ${color.rule};
  }
`;
