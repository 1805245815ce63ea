import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { Label } from '../../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../../theme.ts';
import { partName } from './suggestionNotes.ts';
import type { UnderstoodPart } from './suggestions.ts';

type UnderstoodPartsProps = {
  parts: readonly UnderstoodPart[];
  busy: boolean;
  onRemove: (part: UnderstoodPart) => void;
};

/** What was read from the query, as chips; removing one asks again without it. */
export const UnderstoodParts = ({ parts, busy, onRemove }: UnderstoodPartsProps) => (
  <Stack $gap={2}>
    <Label as="h2">Understood</Label>
    <Row as="ul" $gap={2}>
      {parts.map((part) => (
        <li key={`${part.kind} ${part.start}`}>
          <Chip
            type="button"
            aria-label={`Remove ${partName(part).toLowerCase()} ${part.label}`}
            aria-disabled={busy}
            onClick={() => !busy && onRemove(part)}
          >
            <span>{partName(part)}</span> {part.label}
            <X size={14} aria-hidden />
          </Chip>
        </li>
      ))}
    </Row>
  </Stack>
);

const Chip = styled.button`
  ${type.small};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 1.75rem;
  padding: ${space(0.5, 2)};
  text-align: left;
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.control};
  background: ${color.paper};

  & > span {
    color: ${color.inkSoft};
  }
  &:hover {
    border-color: ${color.ink};
  }
`;
