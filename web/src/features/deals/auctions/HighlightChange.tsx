import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { color, media, radius } from '../../../theme.ts';

const MARKED_FOR = 1_600;

/** Highlights its content briefly when `value` changes. */
export const HighlightChange = ({ value, children }: { value: string | number | null; children: ReactNode }) => {
  const seen = useRef(value);
  const [marks, setMarks] = useState(0);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    setMarks((count) => count + 1);
    const timer = setTimeout(() => setMarks(0), MARKED_FOR);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <Marked key={marks} $isOn={marks > 0} data-changed={marks > 0 || undefined}>
      {children}
    </Marked>
  );
};

const fade = keyframes`
  from { background: ${color.liveWash}; box-shadow: 0 0 0 0.25rem ${color.liveWash}; }
`;

const Marked = styled.span<{ $isOn: boolean }>`
  border-radius: ${radius.small};
  ${({ $isOn }) =>
    $isOn &&
    css`
      animation: ${fade} ${MARKED_FOR}ms ease-out;
      ${media.calm} {
        animation: none;
        background: ${color.liveWash};
      }
    `}
`;
