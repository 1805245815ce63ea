import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { useOnlyReads } from '../../people/companies/useOnlyReads.ts';
import { knownPages } from './knownPages.ts';
import { SearchBoxWithCompletions } from './SearchBoxWithCompletions.tsx';
import { SearchEverythingDocument } from './SearchDialog.generated.ts';

type SearchDialogProps = { text: string; onChange: (text: string) => void; onClose: () => void };

/** The search that the header opens on every page. */
export const SearchDialog = ({ text, onChange, onClose }: SearchDialogProps) => {
  const navigate = useNavigate();
  const mayTrade = !useOnlyReads();

  const handleSearch = (search: string) => {
    onClose();
    void navigate(paths.products({ search }));
  };

  return (
    <Dialog onClose={onClose} title="Search materials and companies">
      <Tall $gap={3}>
        <SearchBoxWithCompletions
          label="Search materials and companies"
          value={text}
          onChange={onChange}
          onSearch={handleSearch}
          onLeave={onClose}
          query={SearchEverythingDocument}
          known={knownPages(text, mayTrade)}
          inline
        />
        <SmallText>
          Materials by name in any language, CAS, UN or E number, formula, grade or use; companies by name. Your quotes
          and orders by number, PO number or title; offerings by title or your SKU; pages and actions.
        </SmallText>
      </Tall>
    </Dialog>
  );
};

/** As high as with a full list, so that the dialog does not move while typing. */
const Tall = styled(Stack)`
  min-height: 25rem;
`;
