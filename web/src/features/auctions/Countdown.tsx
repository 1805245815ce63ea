import { styled } from 'styled-components';
import { color, type } from '../../theme.ts';
import { useServerNow } from './serverClock.ts';

const HOUR = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

type CountdownProps = { endTime: string; pausedAt: string | null };

/** '04:59': counts down the last hour in seconds; otherwise empty. Stops during a pause. */
export const Countdown = ({ endTime, pausedAt }: CountdownProps) => {
  const now = useServerNow(500);
  const left = Date.parse(endTime) - (pausedAt === null ? now : Date.parse(pausedAt));
  if (left <= 0 || left >= HOUR) return null;
  const seconds = Math.ceil(left / 1_000);
  return (
    <Digits aria-hidden data-soon={left < 60_000 || undefined}>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </Digits>
  );
};

const Digits = styled.span`
  ${type.dataStrong};
  margin-inline-start: auto;

  &[data-soon] {
    color: ${color.live};
  }
`;
