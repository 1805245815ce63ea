// The route table: address, name, who may open it, and the screen, loaded when it is first needed.
import { publicTitles, type PublicPath } from 'api/pages/publicTitles';
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

type Loader = () => Promise<ComponentType>;

export type Route = {
  path: string;
  title: string;
  who: 'anyone' | 'member' | 'admin';
  load: Loader;
  Screen: ComponentType;
};

const screen = (load: Loader) => lazy(() => load().then((component) => ({ default: component })));

const route =
  (who: Route['who']) =>
  (path: string, title: string, load: Loader): Route => ({ path, title, who, load, Screen: screen(load) });

const anyone = route('anyone');
const member = route('member');
const admin = route('admin');

/** A page that is about no record, with the title that search engines have of it. */
const open = (path: PublicPath, load: Loader) => anyone(path, publicTitles[path], load);

const id = ':id';

const loadLanding: Loader = () => import('../screens/Landing/LandingScreen.tsx').then((m) => m.LandingScreen);

/** The front page of who is signed out. */
export const landing = open('/', loadLanding);

export const Dashboard = screen(() =>
  import('../screens/Dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen),
);

export const routes: readonly Route[] = [
  open('/auth', () => import('../screens/Auth/AuthScreen.tsx').then((m) => m.AuthScreen)),
  open('/terms', () => import('../screens/Terms/TermsScreen.tsx').then((m) => m.TermsScreen)),
  open('/privacy', () => import('../screens/Privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen)),
  anyone(paths.industry(id), 'Industry', () =>
    import('../screens/Industry/IndustryScreen.tsx').then((m) => m.IndustryScreen),
  ),
  anyone(paths.productFamily(id), 'Product Family', () =>
    import('../screens/ProductFamily/ProductFamilyScreen.tsx').then((m) => m.ProductFamilyScreen),
  ),
  anyone(paths.category(id), 'Category', () =>
    import('../screens/Category/CategoryScreen.tsx').then((m) => m.CategoryScreen),
  ),
  anyone(paths.product(id), 'Product', () =>
    import('../screens/Product/ProductScreen.tsx').then((m) => m.ProductScreen),
  ),
  open('/products', () => import('../screens/Products/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  member(paths.landingForMembers, publicTitles['/'], loadLanding),
  member('/marketplace', 'Marketplace', () =>
    import('../screens/Marketplace/MarketplaceScreen.tsx').then((m) => m.MarketplaceScreen),
  ),
  anyone(paths.rfp(id), 'RFP', () => import('../screens/Rfp/RfpScreen.tsx').then((m) => m.RfpScreen)),
  anyone(paths.offering(id), 'Offering', () =>
    import('../screens/Offering/OfferingScreen.tsx').then((m) => m.OfferingScreen),
  ),
  anyone(paths.auction(id), 'Auction', () =>
    import('../screens/Auction/AuctionScreen.tsx').then((m) => m.AuctionScreen),
  ),
  member(paths.bids, 'My Bids', () => import('../screens/Bids/BidsScreen.tsx').then((m) => m.BidsScreen)),
  member(paths.orders, 'Orders', () => import('../screens/Orders/OrdersScreen.tsx').then((m) => m.OrdersScreen)),
  member(paths.order(id), 'Order', () => import('../screens/Order/OrderScreen.tsx').then((m) => m.OrderScreen)),
  member('/auctions', 'Auctions', () => import('../screens/Auctions/AuctionsScreen.tsx').then((m) => m.AuctionsScreen)),
  member('/directory', 'Directory', () =>
    import('../screens/Directory/DirectoryScreen.tsx').then((m) => m.DirectoryScreen),
  ),
  member(paths.priceIndex, 'Price Index', () =>
    import('../screens/PriceIndex/PriceIndexScreen.tsx').then((m) => m.PriceIndexScreen),
  ),
  member(paths.priceIndexMethod, 'How prices are made', () =>
    import('../screens/PriceIndexMethod/PriceIndexMethodScreen.tsx').then((m) => m.PriceIndexMethodScreen),
  ),
  member(paths.analytics, 'Analytics', () =>
    import('../screens/Analytics/AnalyticsScreen.tsx').then((m) => m.AnalyticsScreen),
  ),
  anyone(paths.company(id), 'Company', () =>
    import('../screens/Company/CompanyScreen.tsx').then((m) => m.CompanyScreen),
  ),
  admin(paths.verification, 'Verification', () =>
    import('../screens/AdminVerification/AdminVerificationScreen.tsx').then((m) => m.AdminVerificationScreen),
  ),
  member(paths.companyProfile, 'Company Profile', () =>
    import('../screens/CompanyProfile/CompanyProfileScreen.tsx').then((m) => m.CompanyProfileScreen),
  ),
  member(paths.messages, 'Messages', () =>
    import('../screens/Messages/MessagesScreen.tsx').then((m) => m.MessagesScreen),
  ),
  member(paths.watchlist, 'Watchlist', () =>
    import('../screens/Watchlist/WatchlistScreen.tsx').then((m) => m.WatchlistScreen),
  ),
  member(paths.inventory, 'Inventory', () =>
    import('../screens/Inventory/InventoryScreen.tsx').then((m) => m.InventoryScreen),
  ),
  member(paths.settings, 'Settings', () =>
    import('../screens/Settings/SettingsScreen.tsx').then((m) => m.SettingsScreen),
  ),
  open('/help', () => import('../screens/Help/HelpScreen.tsx').then((m) => m.HelpScreen)),
  open('/contact', () => import('../screens/Contact/ContactScreen.tsx').then((m) => m.ContactScreen)),
];

/** The row of an address. */
export const routeAt = (pathname: string) =>
  pathname === paths.home ? landing : routes.find(({ path }) => matchPath(path, pathname));

/** Fetches the code of the screen at an address, which then is shown at once: `lazy` would show what stands in for it first. */
export async function fetchScreen(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  if (found) found.Screen = await found.load();
}
