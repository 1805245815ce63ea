// Search, lists and pages of goods.
import '../../src/features/goods/search/MaterialSearch.test.tsx';
import '../../src/features/goods/search/SearchBoxWithCompletions.test.tsx';
import '../../src/features/people/watchlist/WatchSearch.test.tsx';
import '../../src/features/people/watchlist/watching.test.tsx';
import '../../src/screens/ProductList/ProductListScreen.test.tsx';
import '../../src/screens/ProductList/search.test.tsx';
import '../../src/screens/Category/CategoryProducts.test.tsx';
import '../../src/screens/Product/ProductScreen.test.tsx';
import '../../src/screens/Compare/CompareScreen.test.tsx';
import '../../src/screens/Branch/BranchScreen.test.tsx';
