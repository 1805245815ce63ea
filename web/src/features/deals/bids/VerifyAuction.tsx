import { Check as Tick, CircleHelp, X } from 'lucide-react';
import { styled } from 'styled-components';
import { LinkButton } from '../../../kit/ui/Button.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { SkeletonText } from '../../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../../kit/ui/State.tsx';
import { color, space, type } from '../../../theme.ts';
import type { Check, Shown } from './auctionChecks.ts';
import { useAuctionChecks } from './useAuctionChecks.ts';

const signs = {
  right: { Icon: Tick, paint: color.verified, word: 'Holds' },
  wrong: { Icon: X, paint: color.down, word: 'Broken' },
  open: { Icon: CircleHelp, paint: color.inkFaint, word: 'Not checked' },
};

/** Verifies an ended auction in the browser and shows the result of each check. */
export const VerifyAuction = ({ auctionId, shown }: { auctionId: string; shown: Shown }) => {
  const { checks, isFailed, retry } = useAuctionChecks(auctionId, shown);
  if (isFailed) return <ErrorState title="The log could not be loaded" onRetry={retry} />;
  if (!checks) return <SkeletonText lines={4} />;
  const isWrong = checks.some(({ state }) => state === 'wrong');
  return (
    <Stack role="status">
      {isWrong ? (
        <Callout tone="error" title="This auction does not verify">
          Keep your receipts and the log, and contact us.
        </Callout>
      ) : (
        <Callout tone="verified" title="This auction verifies">
          Your browser replayed the log and found everything in order.
        </Callout>
      )}
      <Lines>
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </Lines>
      <Row>
        <LinkButton size="small" variant="secondary" href={`/api/auctions/${auctionId}/log`}>
          Download the log
        </LinkButton>
      </Row>
    </Stack>
  );
};

const Line = ({ check: { name, state, details } }: { check: Check }) => {
  const { Icon, paint, word } = signs[state];
  return (
    <li>
      <Icon size={18} color={paint} aria-label={word} role="img" />
      <div>
        {name}
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
      </div>
    </li>
  );
};

const Lines = styled.ul`
  ${type.body};
  display: grid;
  gap: ${space(3)};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
  }
`;
const Detail = styled.p`
  ${type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
