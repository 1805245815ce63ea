// Members with emails and an operator with a data folder, on one market.
import '../../src/flows/accountSafety.browser.test.ts';
import '../../src/flows/admin.browser.test.ts';
import '../../src/flows/team.browser.test.ts';
