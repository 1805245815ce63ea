import { TriangleAlert } from 'lucide-react';
import { css, styled } from 'styled-components';
import { Label } from '../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../theme.ts';

const NONE = 'None';

/** The signal word as printed on labels, in black on white, with its meaning. */
export const SignalWord = ({ word, meaning }: { word: string; meaning: string }) => (
  <Frame>
    <Word $isSevere={word === 'Danger'}>
      {word !== NONE && <TriangleAlert size={18} aria-hidden />}
      {word}
    </Word>
    <div>
      <Label as="p">Signal word</Label>
      {meaning}
    </div>
  </Frame>
);

const Frame = styled.div`
  ${type.body};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3, 4)};
`;

const Word = styled.span<{ $isSevere: boolean }>`
  ${type.heading};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 3rem;
  padding: ${space(2, 4)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.control};
  ${({ $isSevere }) =>
    $isSevere &&
    css`
      color: ${color.sheet};
      background: ${color.ink};
    `}
`;
