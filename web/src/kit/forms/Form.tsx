import {
  FormikProvider,
  useFormik,
  type FormikErrors,
  type FormikProps,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { useContext, useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useUnsavedChanges } from '../navigation/useUnsavedChanges.ts';
import { dismissToasts } from '../toasts/store.ts';
import { Callout } from '../ui/Callout.tsx';
import { Stack } from '../ui/Layout.tsx';
import { RefusalHelp } from './RefusalHelp.ts';

/** Result of a failed submit; a `useSubmit` result fits. */
export type Refusal = { ok: false; reason: string; code?: string; fields?: Record<string, string> };

type FormProps<Values extends FormikValues> = {
  initialValues: Values;
  /** The same rules as in the API, from `api/rules/…`; a function if they depend on the current action. */
  schema?: AnyObjectSchema | (() => AnyObjectSchema);
  onSubmit: (values: Values) => Promise<{ ok: true } | Refusal | void> | void;
  /** Called instead of `onSubmit` if validation fails, for the toasts of docs/specification-coverage.md, section 5. */
  onInvalid?: (errors: FormikErrors<Values>, values: Values) => void;
  /** Query parameter the form depends on: changing it would lose the input. */
  until?: string;
  /** The input is kept when the form is left, so leaving it needs no confirmation. */
  onChange?: (values: Values) => void;
  /** The step that is shown of a form in steps: submitting checks only its fields and goes on. */
  step?: { fields: readonly string[]; onNext: () => void };
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
};

/**
 * Formik with a Yup schema. Focuses the first invalid field; shows server errors at their fields and the reason above the form. Values are
 * passed to `onSubmit` as cast by the schema (trimmed). Leaving with unsaved changes asks for confirmation.
 */
export const Form = <Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  onInvalid,
  until,
  onChange,
  step,
  children,
}: FormProps<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const helpFor = useContext(RefusalHelp);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values): Promise<void> => {
      setRefusal(undefined);
      // What an earlier attempt was told is corrected.
      dismissToasts();
      const rules = typeof schema === 'function' ? schema() : schema;
      const result = await onSubmit(rules ? (rules.cast(values, { assert: false }) as Values) : values);
      if (!result) return;
      if (result.ok) {
        isSaved.current = true;
        return form.resetForm({ values });
      }
      const fields = Object.entries(result.fields ?? {}).filter(([name]) => name in initialValues);
      // Field messages such as 'must be at least …' are fragments; show the whole reason instead.
      for (const [name, message] of fields) form.setFieldError(name, /^[a-z]/.test(message) ? result.reason : message);
      setRefusal(fields.length > 0 ? undefined : result);
      focusFirstFault();
    },
  });

  useUnsavedChanges(form.dirty && !form.isSubmitting, { until, isKept: onChange !== undefined });
  const handleChange = useEffectEvent((values: Values) => onChange?.(values));
  useEffect(() => {
    if (!isSaved.current) handleChange(form.values);
    isSaved.current = false;
  }, [form.values]);

  // The error is rendered only after the next render.
  const focusFirstFault = () => setTimeout(() => firstFault(element.current)?.focus());

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const errors = await form.validateForm();
    if (step) {
      if (!step.fields.some((name) => errors[name])) return step.onNext();
      await form.setTouched({ ...form.touched, ...touchedAll(step.fields) } as FormikTouched<Values>, false);
      return focusFirstFault();
    }
    if (Object.keys(errors).length === 0) return void (await form.submitForm());
    await form.setTouched(touchedAll(Object.keys(form.values)) as FormikTouched<Values>, false);
    onInvalid?.(errors, form.values);
    focusFirstFault();
  };

  return (
    <FormikProvider value={form}>
      <Stack as="form" ref={element} noValidate onSubmit={(event: FormEvent) => void handleSubmit(event)}>
        {refusal && (
          <Callout tone="error">
            {refusal.reason}
            {helpFor(refusal.code)}
          </Callout>
        )}
        {typeof children === 'function' ? children(form) : children}
      </Stack>
    </FormikProvider>
  );
};

const touchedAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** The first visible control with an error. */
const firstFault = (within: HTMLElement | null) =>
  [...(within?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find(
    (control) => !control.closest('[hidden]'),
  );
