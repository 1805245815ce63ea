// Auctions, bids, orders and prices.
import '../../src/features/deals/auctions/AuctionCard.test.tsx';
import '../../src/features/deals/auctions/Countdown.test.tsx';
import '../../src/features/deals/auctions/CreateAuctionDialog.test.tsx';
import '../../src/features/deals/auctions/ExtensionBadge.test.tsx';
import '../../src/features/deals/auctions/PauseCallout.test.tsx';
import '../../src/features/deals/auctions/auctionForm.test.tsx';
import '../../src/features/deals/bids/AuctionBidTable.test.tsx';
import '../../src/features/deals/bids/PlaceBidDialog.test.tsx';
import '../../src/features/deals/trade/orders/PurchaseOrderNumber.test.tsx';
import '../../src/features/goods/catalogue/prices/PriceTable.test.tsx';
