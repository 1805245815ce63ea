import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, layer, media, radius, shadow, space, type } from '../../theme.ts';
import { DialogForms, useNavigation, type Guard } from '../navigation/guards.ts';
import { Button, IconButton, type ButtonProps } from './Button.tsx';
import { focusFirstField } from './focusFirstField.ts';

type DialogProps = {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/**
 * A dialog; a full-height sheet on phones. The children scroll; put `DialogActions` or `DialogFoot` last (inside the form). Focus goes to the
 * first field and returns to the opener. Unsaved changes need confirmation. `useDialogParam` lets Back close it.
 */
export const Dialog = ({ onClose, ...frame }: DialogProps) => {
  const navigation = useNavigation();
  const [forms] = useState(() => new Set<Guard>());
  return (
    <DialogForms value={forms}>
      <DialogFrame {...frame} onClose={() => (navigation ? navigation.confirmLeave(forms, onClose) : onClose())} />
    </DialogForms>
  );
};

type DialogFrameProps = DialogProps & {
  /** Does not fill the screen on phones; for a question above another dialog. */
  compact?: boolean;
};

/** The dialog without the question about unsaved changes. */
export const DialogFrame = ({ title, description, wide, compact, children, onClose }: DialogFrameProps) => {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Surface
          $wide={wide}
          $compact={compact}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            // The first Escape closes an open list in the dialog, the second one the dialog; both at once where the list is the dialog.
            if (isOpenCombobox(event.target)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores focus only to its own triggers, and these dialogs are opened by the URL.
            event.preventDefault();
            restoreFocus(opener.current);
          }}
        >
          <Head>
            <Title>{title}</Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
            {description && <Description>{description}</Description>}
          </Head>
          <Body>{children}</Body>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
};

const isOpenCombobox = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]:not([data-is-dialog])');

/** The element that opened the dialog, or the page's title if it no longer exists. */
const restoreFocus = (opener: Element | null) => {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};

export type DialogActionsProps = ButtonProps & {
  before?: ReactNode;
};

/**
 * The dialog's actions: one that closes it, and the primary one, which submits the form and takes the properties of a button. 'Cancel' beside
 * 'Cancel order' would be read as the same.
 */
export const DialogActions = ({ before, ...primary }: DialogActionsProps) => (
  <DialogFoot>
    {before}
    <Radix.Close asChild>
      <Button variant="secondary">{/^Cancel /.test(String(primary.children)) ? 'Keep it' : 'Cancel'}</Button>
    </Radix.Close>
    <Button type="submit" {...primary} />
  </DialogFoot>
);

/** The dialog's actions, the primary one last; they stay visible while the body scrolls. */
export const DialogFoot = styled.div`
  position: sticky;
  bottom: ${space(-6)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
  margin: ${space(2, -6, -6)};
  padding: ${space(4, 6)};
  background: ${color.sheet};
  border-top: 1px solid ${color.rule};

  /* A question or a tick has a line of its own above the buttons. */
  & > :not(button, a) {
    flex: 1 0 100%;
  }
  ${media.phone} {
    bottom: ${space(-4)};
    margin: ${space(2, -4, -4)};
    padding: ${space(3, 4)};
    & > * {
      flex: 1;
    }
  }
`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`;

const wholeScreen = css`
  ${media.phone} {
    width: 100%;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const Surface = styled(Radix.Content)<{ $wide?: boolean; $compact?: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(100% - ${space(8)}, ${({ $wide }) => ($wide ? '52rem' : '34rem')});
  max-height: calc(100dvh - ${space(12)});
  height: fit-content;
  margin: auto;
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.sheet};
  box-shadow: ${shadow.overlay};
  overflow: hidden;

  &:focus {
    outline: none;
  }
  ${({ $compact }) => ($compact ? '' : wholeScreen)}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(1, 4)};
  padding: ${space(5, 6, 4)};
  border-bottom: 1px solid ${color.rule};
  & > button {
    margin: ${space(-1, -2, 0, 0)};
  }
  ${media.phone} {
    padding: ${space(4, 4, 3)};
  }
`;

const Title = styled(Radix.Title)`
  ${type.heading};
  align-self: center;
`;

const Description = styled(Radix.Description)`
  ${type.body};
  grid-column: 1 / -1;
  color: ${color.inkSoft};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(6)};
  overflow-y: auto;

  ${media.phone} {
    padding: ${space(4)};
  }
`;
