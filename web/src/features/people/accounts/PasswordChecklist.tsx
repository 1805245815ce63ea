import { passwordChecks } from 'api/rules/accounts';
import { Check, Circle, X } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { color, media, space, type } from '../../../theme.ts';

type PasswordChecklistProps = {
  password: string;
  /** Why the server refused this password. */ weakness?: string;
  weaknessId?: string;
};

/** The password requirements, ticked while typing; hidden while the field is empty. */
export const PasswordChecklist = ({ password, weakness, weaknessId }: PasswordChecklistProps) => {
  if (!password) return null;
  return (
    <List aria-label="Password requirements">
      {passwordChecks.map(({ label, test }) => {
        const isMet = test(password);
        const Icon = isMet ? Check : Circle;
        return (
          <TextLine key={label} $tone={isMet ? 'up' : 'inkSoft'}>
            <Icon size={14} aria-hidden />
            {label}
            <VisuallyHidden>{isMet ? ': met' : ': not met'}</VisuallyHidden>
          </TextLine>
        );
      })}
      {weakness && (
        <Weakness id={weaknessId} $tone="down">
          <X size={14} aria-hidden />
          {weakness}
        </Weakness>
      )}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1, 4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TextLine = styled.li<{ $tone: 'up' | 'down' | 'inkSoft' }>`
  ${type.small};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $tone }) => color[$tone]};
`;

const Weakness = styled(TextLine)`
  grid-column: 1 / -1;
  align-items: flex-start;

  svg {
    flex: none;
    margin-top: ${space(0.5)};
  }
`;
