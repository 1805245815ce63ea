// Commands, jobs and live answers in the process of the test.
import '../../src/features/goods/search/announcePostings.test.ts';
import '../../src/server/docs/graphql/runExamples.test.ts';
import '../../src/features/around/live/memberUpdates.test.ts';
import '../../src/features/deals/trade/orders/unconfirmedOrders.test.ts';
import '../../src/features/around/personalData/dataExport.test.ts';
import '../../src/features/goods/postings/availability.test.ts';
import '../../src/features/around/partners/inventory/productOfRow.test.ts';
import '../../src/jobs/dueByIndex.test.ts';
import '../../src/writing/audit/record.test.ts';
