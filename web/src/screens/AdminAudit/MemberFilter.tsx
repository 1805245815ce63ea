import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { fullName } from '../../features/people/accounts/person.ts';
import { Combobox } from '../../kit/ui/Combobox.tsx';
import { Name, type Option } from '../../kit/ui/Control.tsx';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { MembersNamedDocument } from './MemberFilter.generated.ts';

const anyone: Option = { value: '', label: 'Any' };

type MemberFilterProps = { label: string; id: string; name?: string | null; onChange: (id: string) => void };

/** Chooses a member by name or, where no name matches, any record by its id. */
export const MemberFilter = ({ label, id, name, onChange }: MemberFilterProps) => {
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(anyone);
  const search = useDebounced(typed.trim(), 200);
  const { data, loading } = useQuery(MembersNamedDocument, { variables: { search }, skip: !search });
  const found = (data?.members.nodes ?? []).map((member) => ({
    value: member.id,
    label: `${fullName(member)}, ${member.companyName}`,
  }));
  const byId = found.length === 0 && !loading ? [{ value: search, label: `The id ${search}` }] : [];
  return (
    <div>
      <Name htmlFor={inputId}>{label}</Name>
      <Combobox
        id={inputId}
        selected={id === chosen.value ? chosen : { value: id, label: name ?? id }}
        options={search ? [...found, ...byId] : [anyone]}
        busy={loading}
        placeholder="Search by name"
        onSearch={setTyped}
        onChange={(option) => {
          setChosen(option);
          onChange(option.value);
        }}
      />
    </div>
  );
};
