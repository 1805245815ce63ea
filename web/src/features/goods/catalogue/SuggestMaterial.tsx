import { useDialogParam } from '../../../kit/navigation/useDialogParams.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { useOnlyReads } from '../../people/companies/useOnlyReads.ts';
import { lazyNamed } from '../../../kit/lazyNamed.ts';

const SuggestMaterialDialog = lazyNamed(() => import('./SuggestMaterialDialog.tsx'), 'SuggestMaterialDialog');

type SuggestMaterialProps = { name?: string; size?: 'small' };

/** For members who do not find a material: a button that opens the dialog. */
export const SuggestMaterial = ({ name, size }: SuggestMaterialProps) => {
  const { user } = useSession();
  const [suggest, open, close] = useDialogParam('suggest');
  const onlyReads = useOnlyReads();
  if (!user || onlyReads) return null;
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => open('material')}>
        Suggest a material
      </Button>
      {suggest && <SuggestMaterialDialog name={name} onClose={close} />}
    </>
  );
};
