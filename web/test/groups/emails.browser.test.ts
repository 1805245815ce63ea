// Members with emails, on one market that sends them.
import '../../src/flows/accountSafety.browser.test.ts';
import '../../src/flows/team.browser.test.ts';
