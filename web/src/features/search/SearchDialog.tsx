import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { SearchBoxWithCompletions } from './SearchBoxWithCompletions.tsx';

/** The search for materials and companies that the header opens on every page. */
export const SearchDialog = ({ typed, onClose }: { typed: { current: string }; onClose: () => void }) => {
  const [text, setText] = useState(() => typed.current);
  const navigate = useNavigate();

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
          onChange={setText}
          onSearch={handleSearch}
          onLeave={onClose}
          inline
        />
        <SmallText>
          Materials by name in any language, CAS, UN or E number, formula, grade or use; companies by name.
        </SmallText>
      </Tall>
    </Dialog>
  );
};

/** As high as with a full list, so that the dialog does not move while typing. */
const Tall = styled(Stack)`
  min-height: 25rem;
`;
