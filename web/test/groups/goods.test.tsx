// Postings and the catalogue.
import '../../src/features/goods/postings/CreateRfpDialog.test.tsx';
import '../../src/features/goods/postings/EditRfpDialog.test.tsx';
import '../../src/features/goods/postings/InquireDialog.test.tsx';
import '../../src/features/goods/postings/RequestQuotesDialog.test.tsx';
import '../../src/features/goods/postings/SupplierOffers.test.tsx';
import '../../src/features/goods/postings/offeringPrices.test.tsx';
import '../../src/features/goods/postings/postingCards.test.tsx';
import '../../src/features/goods/catalogue/compare/compare.test.tsx';
import '../../src/features/goods/catalogue/useFurtherPages.test.tsx';
import '../../src/features/around/insights/dashboard/dashboardParts.test.tsx';
