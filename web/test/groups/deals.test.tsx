// Auctions, bids, orders and prices.
import '../../src/features/auctions/AuctionCard.test.tsx';
import '../../src/features/auctions/Countdown.test.tsx';
import '../../src/features/auctions/CreateAuctionDialog.test.tsx';
import '../../src/features/auctions/ExtensionBadge.test.tsx';
import '../../src/features/auctions/PauseCallout.test.tsx';
import '../../src/features/auctions/auctionForm.test.tsx';
import '../../src/features/bids/AuctionBidTable.test.tsx';
import '../../src/features/bids/PlaceBidDialog.test.tsx';
import '../../src/features/orders/PurchaseOrderNumber.test.tsx';
import '../../src/features/prices/PriceTable.test.tsx';
