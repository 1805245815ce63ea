// Accounts and companies.
import '../../src/features/accounts/ForgottenPasswordForm.test.tsx';
import '../../src/features/accounts/LoginForm.test.tsx';
import '../../src/features/accounts/PasswordChecklist.test.tsx';
import '../../src/features/accounts/RegisterForm.test.tsx';
import '../../src/features/accounts/tradingMode.test.tsx';
import '../../src/features/companies/CompanyProfileForm.test.tsx';
import '../../src/features/companies/ProfileCompleteness.test.tsx';
import '../../src/features/companies/TradeButton.test.tsx';
import '../../src/features/companies/VerificationStatus.test.tsx';
import '../../src/screens/Commodity/CommodityScreen.test.tsx';
