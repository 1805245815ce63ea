import { AuctionListScreen } from '../AuctionList/AuctionListScreen.tsx';

/** The auctions of the viewer or of their company. */
export const MyAuctionsScreen = () => <AuctionListScreen isOwn />;
