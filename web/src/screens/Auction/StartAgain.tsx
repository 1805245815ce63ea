import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { restartValues } from '../../features/deals/auctions/auctionForm.ts';
import type { EditableAuctionFragment } from '../../features/deals/auctions/EditAuctionDialog.generated.ts';
import { serverNow } from '../../features/deals/auctions/serverClock.ts';
import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { paths } from '../../paths.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const CreateAuctionDialog = lazyNamed(
  () => import('../../features/deals/auctions/CreateAuctionDialog.tsx'),
  'CreateAuctionDialog',
);

const endings = { reserve_not_met: 'No bid met the reserve', no_bids: 'Nobody bid' };

/** Lets the owner restart an auction that ended without an award. */
export const StartAgain = ({ auction }: { auction: EditableAuctionFragment }) => {
  const [values, setValues] = useState<ReturnType<typeof restartValues>>();
  const navigate = useNavigate();
  const { outcome } = auction;
  if (outcome !== 'reserve_not_met' && outcome !== 'no_bids') return null;
  return (
    <>
      <Callout title={endings[outcome]}>
        Nothing was awarded. You can start it again, with other terms if you like.
      </Callout>
      <TradeButton wide onClick={() => setValues(restartValues(auction, serverNow()))}>
        Start again
      </TradeButton>
      {values && (
        <CreateAuctionDialog
          title="Start again"
          initial={{ values, product: auction.product }}
          refetch={[]}
          onCreated={(id) => {
            setValues(undefined);
            void navigate(paths.auction(id));
          }}
          onClose={() => setValues(undefined)}
        />
      )}
    </>
  );
};
