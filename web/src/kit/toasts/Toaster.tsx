import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { keyframes, styled } from 'styled-components';
import { color, layer, media, radius, shadow, space, type } from '../../theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { dismissToast, useToasts, VISIBLE_FOR, type ToastTone } from './store.ts';

/** Shows the toasts of the store in the corner of the page. */
export const Toaster = () => (
  <Radix.Provider duration={VISIBLE_FOR} swipeDirection="left">
    {useToasts().map(({ id, open, duration, title, description, tone = 'plain', action }) => (
      <ToastRoot
        key={id}
        type={tone === 'error' ? 'foreground' : 'background'}
        open={open}
        duration={duration}
        onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      >
        <Sign tone={tone} />
        <TextBlock>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {action && (
            <Action altText={action.label} onClick={action.onPress}>
              {action.label}
            </Action>
          )}
        </TextBlock>
        <Radix.Close asChild>
          <IconButton label="Close">
            <X size={18} aria-hidden />
          </IconButton>
        </Radix.Close>
      </ToastRoot>
    ))}
    <Viewport data-screen-only="" />
  </Radix.Provider>
);

const signs = {
  plain: { Icon: Info, paint: color.inkSoft },
  success: { Icon: CircleCheck, paint: color.up },
  error: { Icon: CircleAlert, paint: color.down },
} satisfies Record<ToastTone, unknown>;

const Sign = ({ tone }: { tone: ToastTone }) => {
  const { Icon, paint } = signs[tone];
  return <Icon size={20} color={paint} aria-hidden />;
};

const rise = keyframes`
  from { transform: translateY(0.5rem); opacity: 0; }
`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  /* At the left, because dialogs have their buttons at the right. */
  inset: auto auto ${space(4)} ${space(4)};
  z-index: ${layer.toast};
  width: min(24rem, 100% - ${space(8)});

  /* At the top on phones, because sheets have their buttons at the bottom. */
  ${media.phone} {
    inset: ${space(4)} ${space(4)} auto;
    width: auto;
  }
`;

const ToastRoot = styled(Radix.Root)`
  display: flex;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3, 2, 3, 4)};
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.control};
  box-shadow: ${shadow.overlay};
  animation: ${rise} 160ms ease-out;

  & > svg {
    margin-top: ${space(0.5)};
  }
  & > button {
    margin: ${space(-1, 0)};
  }
`;

const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  flex: 1;
`;

const Title = styled(Radix.Title)`
  ${type.strong};
`;

const Description = styled(Radix.Description)`
  ${type.small};
  color: ${color.inkSoft};
`;

const Action = styled(Radix.Action)`
  ${type.strong};
  padding: ${space(1, 0)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
