import { useField } from 'formik';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { typedNumber } from './typedNumber.ts';

type NumberFieldProps = FieldProps & {
  placeholder?: string;
  inputMode?: 'numeric' | 'decimal';
  prefix?: string;
  suffix?: string;
};

/**
 * A right-aligned number with its unit: `suffix="MT"`. Its value stays the typed text, because a browser's own number field would drop what it
 * does not know, such as a decimal comma.
 */
export const NumberField = ({ placeholder, inputMode = 'numeric', prefix, suffix, ...field }: NumberFieldProps) => {
  const [{ value }] = useField<string>(field.name);
  const hint = [readAs(String(value ?? '')), field.hint].filter(Boolean);
  return (
    <Field
      {...field}
      hint={
        hint.length > 1 ? (
          <>
            {hint[0]} {hint[1]}
          </>
        ) : (
          hint[0]
        )
      }
    >
      {(control, setValue, onBlur) => (
        <Root $prefixed={Boolean(prefix)} $suffix={suffix?.length ?? 0}>
          {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
          <Input
            {...control}
            $data
            inputMode={inputMode}
            autoComplete="off"
            placeholder={placeholder}
            onChange={(event) => setValue(event.target.value)}
            onBlur={onBlur}
          />
          {suffix && <Suffix aria-hidden>{suffix}</Suffix>}
        </Root>
      )}
    </Field>
  );
};

/** Says how a number was understood that is not written as it will be shown. */
const readAs = (typed: string): string | undefined => {
  const value = typedNumber(typed);
  return value === '' || value === typed.trim() ? undefined : `Read as ${value}.`;
};

/** An amount in dollars; `unit="MT"` shows '/ MT' after it. */
export const MoneyField = ({ unit, ...field }: FieldProps & { unit?: string; placeholder?: string }) => (
  <NumberField inputMode="decimal" prefix="$" suffix={unit ? `/ ${unit}` : undefined} {...field} />
);

const Root = styled.div<{ $prefixed: boolean; $suffix: number }>`
  position: relative;
  display: flex;

  input {
    padding-inline-start: ${({ $prefixed }) => space($prefixed ? 8 : 3)};
    padding-inline-end: calc(${({ $suffix }) => $suffix}ch + ${({ $suffix }) => space($suffix ? 6 : 3)});
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
