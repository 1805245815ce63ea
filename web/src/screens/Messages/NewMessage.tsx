import { useState } from 'react';
import { useCompaniesNamed } from '../../features/people/companies/CompaniesNamed.tsx';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { SmallText, TextLink } from '../../kit/ui/Text.tsx';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { paths } from '../../paths.ts';

/** Finds a company by its name, and leads to the conversation with it, which may exist. */
export const NewMessage = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const isOwn = useIsOwn();
  const found = useCompaniesNamed(useDebounced(typed, 200)).filter((company) => !isOwn({ userId: null, company }));
  return (
    <Dialog
      title="New message"
      description="To a company. What is about a posting or an order begins on its page."
      onClose={onClose}
    >
      <Stack $gap={4}>
        <SearchBox label="Company" placeholder="Company name" value={typed} onChange={setTyped} />
        <Stack as="ul" $gap={3} aria-label="Companies">
          {found.map(({ id, companyName, registrationCountry }) => (
            <Row as="li" key={id} $justify="space-between">
              <TextLink to={paths.messageTo({ kind: 'company', id })} replace>
                {companyName}
              </TextLink>
              <SmallText as="span">{registrationCountry}</SmallText>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
};
