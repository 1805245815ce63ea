// Postings and the catalogue.
import '../../src/features/postings/CreateRfpDialog.test.tsx';
import '../../src/features/postings/EditRfpDialog.test.tsx';
import '../../src/features/postings/InquireDialog.test.tsx';
import '../../src/features/postings/RequestQuotesDialog.test.tsx';
import '../../src/features/postings/SupplierOffers.test.tsx';
import '../../src/features/postings/offeringPrices.test.tsx';
import '../../src/features/postings/postingCards.test.tsx';
import '../../src/features/catalogue/compare/compare.test.tsx';
import '../../src/features/catalogue/useFurtherPages.test.tsx';
import '../../src/features/insights/dashboard/dashboardParts.test.tsx';
