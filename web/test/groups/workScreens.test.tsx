// Screens of members and staff.
import '../../src/screens/AdminAudit/MemberFilter.test.tsx';
import '../../src/screens/ApiKeys/ApiKeysScreen.test.tsx';
import '../../src/screens/Auction/AuctionActions.test.tsx';
import '../../src/screens/Auction/AuctionResult.test.tsx';
import '../../src/screens/AuctionList/AuctionListDialogs.test.tsx';
import '../../src/screens/Branch/ComingSoon.test.tsx';
import '../../src/screens/ChangeEmail/ChangeEmailScreen.test.tsx';
import '../../src/screens/ConfirmEmail/ConfirmEmailScreen.test.tsx';
import '../../src/screens/Inventory/imports.test.tsx';
import '../../src/screens/Invitation/InvitationScreen.test.tsx';
