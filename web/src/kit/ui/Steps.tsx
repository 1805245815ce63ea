import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';
import { VisuallyHidden } from './Layout.tsx';

export type Step = { label: string; state: 'done' | 'current' | 'next' | 'failed' };

type StepsProps = {
  label: string;
  steps: readonly Step[];
  /** Announced to screen readers when it changes. */
  says?: string;
};

const spoken: Record<Step['state'], string> = {
  done: ', done',
  current: '',
  next: ', still to come',
  failed: ', not passed',
};

/** The steps of a process in a line: which are done, which one is current, and which follow. */
export const Steps = ({ label, steps, says }: StepsProps) => (
  <>
    <List aria-label={label}>
      {steps.map((step, nth) => (
        <Item
          key={step.label}
          $state={step.state}
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
        >
          <Mark $state={step.state} aria-hidden>
            {step.state === 'done' ? <Check size={14} /> : step.state === 'failed' ? <X size={14} /> : nth + 1}
          </Mark>
          <span>
            {step.label}
            <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
          </span>
        </Item>
      ))}
    </List>
    {says && (
      <VisuallyHidden>
        <span role="status">{says}</span>
      </VisuallyHidden>
    )}
  </>
);

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Item = styled.li<{ $state: Step['state'] }>`
  ${type.small};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 3px solid ${({ $state }) => color[$state === 'failed' ? 'down' : $state === 'next' ? 'rule' : 'accent']};
  font-weight: ${({ $state }) => ($state === 'next' ? 400 : 600)};
  color: ${({ $state }) => color[$state === 'next' ? 'inkSoft' : 'ink']};
  min-width: 0;
`;

const Mark = styled.span<{ $state: Step['state'] }>`
  ${type.small};
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  border-radius: ${radius.round};
  color: ${({ $state }) => color[$state === 'next' ? 'inkSoft' : 'onAccent']};
  background: ${({ $state }) => color[$state === 'next' ? 'sunken' : $state === 'failed' ? 'down' : 'accent']};
`;
