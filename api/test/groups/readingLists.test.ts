// Documents that are read in the process of the test.
import '../../src/reading/edgeCases.test.ts';
import '../../src/reading/clientQueries.test.ts';
import '../../src/reading/keyset.test.ts';
import '../../src/reading/cursor.test.ts';
import '../../src/reading/bounds.test.ts';
import '../../src/reading/search.test.ts';
import '../../src/reading/selectionCache.test.ts';
import '../../src/reading/readme.test.ts';
import '../../src/reading/rights.test.ts';
import '../../src/features/goods/catalogue/categoryPages.test.ts';
