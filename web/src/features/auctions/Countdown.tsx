import { styled } from 'styled-components';
import { remaining } from '../../kit/time.ts';
import { color, media, type } from '../../theme.ts';
import { useServerNow } from './serverClock.ts';

const HOUR = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

type CountdownProps = { endTime: string; pausedAt: string | null };

/** 'Ends in 2d 3h', in the last hour 'Ends in 04:59'. Stops during a pause. */
export const Countdown = ({ endTime, pausedAt }: CountdownProps) => {
  const now = useServerNow(500);
  const left = Math.max(0, Date.parse(endTime) - (pausedAt === null ? now : Date.parse(pausedAt)));
  const seconds = Math.ceil(left / 1_000);
  return (
    <Line data-soon={left < 60_000 || undefined}>
      {pausedAt === null ? 'Ends in' : 'Paused, left'}{' '}
      <Digits>
        {left < HOUR ? `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` : remaining(endTime, pausedAt ?? now)}
      </Digits>
    </Line>
  );
};

const Line = styled.span`
  ${type.small};
  white-space: nowrap;

  &[data-soon] {
    color: ${color.live};
  }
`;

const Digits = styled.strong`
  ${type.figure};

  ${media.phone} {
    ${type.dataStrong};
  }
`;
