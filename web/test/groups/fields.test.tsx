// Fields, charts, files and what stands around a page.
import '../../src/app/ErrorPages.test.tsx';
import '../../src/app/Layout/HeaderSearch.test.tsx';
import '../../src/features/around/insights/analytics/MonthChart.test.tsx';
import '../../src/features/goods/postings/OtherUnit.test.tsx';
import '../../src/features/deals/trade/quotes/QuotesOfRequest.test.tsx';
import '../../src/kit/forms/DateField.test.tsx';
import '../../src/kit/ui/LineChart.test.tsx';
import '../../src/screens/Inventory/ChangedRows.test.tsx';
import '../../src/screens/Inventory/FailedRows.test.tsx';
import '../../src/screens/Inventory/FileColumns.test.tsx';
