// Commands, jobs and live answers in the process of the test.
import '../../src/features/search/announcePostings.test.ts';
import '../../src/server/docs/graphql/runExamples.test.ts';
import '../../src/features/live/memberUpdates.test.ts';
import '../../src/features/orders/unconfirmedOrders.test.ts';
import '../../src/features/personalData/dataExport.test.ts';
import '../../src/features/postings/availability.test.ts';
import '../../src/features/partners/inventory/productOfRow.test.ts';
import '../../src/jobs/dueByIndex.test.ts';
import '../../src/writing/audit/record.test.ts';
