import { styled } from 'styled-components';
import { remaining } from '../../../kit/time.ts';
import { color, media, type } from '../../../theme.ts';
import { useServerNow } from './serverClock.ts';

const HOUR = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

/** 'Ends in 2d 3h', in the last hour 'Ends in 04:59'. */
export const Countdown = ({ endTime }: { endTime: string }) => {
  const now = useServerNow(500);
  const left = Math.max(0, Date.parse(endTime) - now);
  const seconds = Math.ceil(left / 1_000);
  return (
    <Line data-soon={left < 60_000 || undefined}>
      Ends in{' '}
      <Digits>{left < HOUR ? `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` : remaining(endTime, now)}</Digits>
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
