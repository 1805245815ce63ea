import { COMMON_PASSWORD, isCommonPassword, passwordChecks } from 'api/rules/accounts';
import { Check, Circle, X } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { color, media, space, type } from '../../theme.ts';

/** What a password needs, ticked off as it is typed; nothing while the field is empty. */
export function PasswordChecklist({ password, commonId }: { password: string; commonId?: string }) {
  if (!password) return null;
  return (
    <List aria-label="Password requirements">
      {passwordChecks.map(({ label, test }) => {
        const isMet = test(password);
        const Icon = isMet ? Check : Circle;
        return (
          <Line key={label} $tone={isMet ? 'up' : 'inkSoft'}>
            <Icon size={14} aria-hidden />
            {label}
            <VisuallyHidden>{isMet ? ': met' : ': not met'}</VisuallyHidden>
          </Line>
        );
      })}
      {isCommonPassword(password) && (
        <Line id={commonId} $tone="down">
          <X size={14} aria-hidden />
          {COMMON_PASSWORD}
        </Line>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1, 4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.li<{ $tone: 'up' | 'down' | 'inkSoft' }>`
  ${type.small};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $tone }) => color[$tone]};
`;
