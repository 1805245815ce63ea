// Formatted values in the monospaced font, with their unit. Each takes `size`: 'small', 'medium' (default), 'large', 'figure'.
import { styled } from 'styled-components';
import { color, type } from '../../theme.ts';
import { decimal, money, percent } from '../format.ts';
import { ago, bothTimes, date, dateTime, day, until, utcTime } from '../time.ts';

type Size = 'small' | 'medium' | 'large' | 'figure';

type MoneyProps = { amount: string | number; unit?: string | null; size?: Size; about?: boolean };

/** '$1,234.50', with ' / MT' if a unit is given, and 'about' if it is rounded. */
export const Money = ({ amount, unit, size, about }: MoneyProps) => (
  <Data $size={size}>
    {about && 'about '}
    {money(amount)}
    {unit && <Unit> / {unit}</Unit>}
  </Data>
);

type QuantityProps = { amount: string | number; unit?: string | null; size?: Size };

/** '2,500 MT'. */
export const Quantity = ({ amount, unit, size }: QuantityProps) => (
  <Data $size={size}>
    {decimal(amount)}
    {unit && <Unit> {unit}</Unit>}
  </Data>
);

type ChangeProps = { value: string | number; size?: Size; isLessBetter?: boolean };

/** '+1.50 %' in the colour of its direction; for buyers, less is better. */
export const Change = ({ value, size, isLessBetter }: ChangeProps) => {
  const gain = Number(value) * (isLessBetter ? -1 : 1);
  return (
    <Data $size={size} $tone={gain > 0 ? 'up' : gain < 0 ? 'down' : undefined}>
      {percent(value)}
    </Data>
  );
};

/** 'CAS: 7664-93-9'; `bare` omits the prefix. */
export const CasNumber = ({ value, bare, size }: { value: string; bare?: boolean; size?: Size }) => (
  <Data $size={size}>{bare ? value : `CAS: ${value}`}</Data>
);

/** 'H2SO4' with subscript digits. */
export const Formula = ({ value, size }: { value: string; size?: Size }) => (
  <Data $size={size}>
    {value.split(/(?<=[A-Za-z)\]])(\d+)/).map((part, index) => (index % 2 ? <sub key={index}>{part}</sub> : part))}
  </Data>
);

const forms = { date, dateTime, ago, both: bothTimes, utc: utcTime };

type MomentProps = { at: string | number | Date; form?: keyof typeof forms; prefix?: string };

/** A time in the reader's zone, with the UTC time as its title; `utc` the other way round. A day is none. */
export const Moment = ({ at, form = 'date', prefix = '' }: MomentProps) => (
  <time dateTime={new Date(at).toISOString()} title={(form === 'utc' ? dateTime : utcTime)(at)}>
    {prefix}
    {forms[form](at)}
  </time>
);

type DayProps = { of: string; prefix?: string; last?: 'short' | 'full' };

/** A day; as the `last` one of something with the hour at which it ends, which is the title of the short form. */
export const Day = ({ of, prefix = '', last }: DayProps) => (
  <time dateTime={of} title={last === 'short' ? until(of) : undefined}>
    {prefix}
    {last === 'full' ? until(of) : day(of)}
  </time>
);

const sizes: Record<Size, string> = {
  small: type.dataSmall,
  medium: type.data,
  large: type.dataStrong,
  figure: type.figure,
};

/** Any other text in the monospaced font. */
export const Data = styled.span<{ $size?: Size; $tone?: 'up' | 'down' | 'live' | 'warning' | 'verified' }>`
  ${({ $size = 'medium' }) => sizes[$size]};
  ${({ $tone }) => $tone && `color: ${color[$tone]};`}
  white-space: nowrap;

  sub {
    font-size: 0.75em;
    line-height: 0;
    vertical-align: -0.25em;
  }
`;

const Unit = styled.span`
  font-weight: 400;
  font-size: max(0.75em, 0.75rem);
  letter-spacing: 0;
  color: ${color.inkSoft};
`;
