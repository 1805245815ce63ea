import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type NumberFieldProps = FieldProps & {
  placeholder?: string;
  step?: string;
  min?: string;
  prefix?: string;
  suffix?: string;
};

/** A right-aligned number with its unit: `suffix="MT"`. Its value stays the typed text. */
export const NumberField = ({ placeholder, step = '1', min = '0', prefix, suffix, ...field }: NumberFieldProps) => (
  <Field {...field}>
    {(control, setValue, onBlur) => (
      <Root $prefixed={Boolean(prefix)} $suffixed={Boolean(suffix)}>
        {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
        <Input
          {...control}
          $data
          type="number"
          inputMode={step === '1' ? 'numeric' : 'decimal'}
          step={step}
          min={min}
          placeholder={placeholder}
          onChange={(event) => setValue(event.target.value)}
          onBlur={onBlur}
          // Scrolling over a focused number input would change its value unnoticed.
          onWheel={(event) => event.currentTarget.blur()}
        />
        {suffix && <Suffix aria-hidden>{suffix}</Suffix>}
      </Root>
    )}
  </Field>
);

/** An amount in dollars, step 0.01; `unit="MT"` shows '/ MT' after it. */
export const MoneyField = ({ unit, ...field }: FieldProps & { unit?: string; placeholder?: string }) => (
  <NumberField step="0.01" prefix="$" suffix={unit ? `/ ${unit}` : undefined} {...field} />
);

const Root = styled.div<{ $prefixed: boolean; $suffixed: boolean }>`
  position: relative;
  display: flex;

  input {
    padding-inline-start: ${({ $prefixed }) => space($prefixed ? 8 : 3)};
    padding-inline-end: ${({ $suffixed }) => space($suffixed ? 16 : 3)};
  }
`;

const Prefix = styled.span`
  ${type.data};
  position: absolute;
  inset: 0 auto 0 ${space(3)};
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`;

const Suffix = styled(Prefix)`
  inset: 0 ${space(3)} 0 auto;
`;
