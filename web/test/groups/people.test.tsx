// Accounts and companies.
import '../../src/features/people/accounts/ForgottenPasswordForm.test.tsx';
import '../../src/features/people/accounts/LoginForm.test.tsx';
import '../../src/features/people/accounts/PasswordChecklist.test.tsx';
import '../../src/features/people/accounts/RegisterForm.test.tsx';
import '../../src/features/people/accounts/tradingMode.test.tsx';
import '../../src/features/people/companies/CompanyProfileForm.test.tsx';
import '../../src/features/people/companies/ProfileCompleteness.test.tsx';
import '../../src/features/people/companies/TradeButton.test.tsx';
import '../../src/features/people/companies/VerificationStatus.test.tsx';
import '../../src/screens/Commodity/CommodityScreen.test.tsx';
