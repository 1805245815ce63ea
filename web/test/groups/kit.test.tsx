// Controls and forms.
import '../../src/kit/forms/Form.test.tsx';
import '../../src/kit/forms/unsavedText.test.tsx';
import '../../src/kit/toasts/store.test.tsx';
import '../../src/kit/ui/Combobox.test.tsx';
import '../../src/kit/ui/DataTable.test.tsx';
import '../../src/kit/ui/Figures.test.tsx';
import '../../src/kit/ui/Tabs.test.tsx';
import '../../src/kit/ui/useParam.test.tsx';
import '../../src/kit/ui/useTypedParam.test.tsx';
import '../../src/kit/useCommandKey.test.tsx';
