// Screens of records, messages and settings.
import '../../src/screens/Company/CompanyScreen.test.tsx';
import '../../src/screens/Landing/HeroPanel.test.tsx';
import '../../src/screens/Messages/ConversationInbox.test.tsx';
import '../../src/screens/Offering/OfferingScreen.test.tsx';
import '../../src/screens/Quote/QuoteScreen.test.tsx';
import '../../src/screens/Settings/EmailSettings.test.tsx';
import '../../src/screens/Team/TeamScreen.test.tsx';
import '../../src/screens/Webhooks/WebhooksScreen.test.tsx';
import '../../src/kit/navigation/useDialogParams.test.tsx';
import '../../src/features/goods/postings/TermFields.test.tsx';
