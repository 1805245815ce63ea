import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const SuggestMaterialDialog = lazyNamed(() => import('./SuggestMaterialDialog.tsx'), 'SuggestMaterialDialog');

type SuggestMaterialProps = { name?: string; variant?: 'primary' | 'secondary'; size?: 'small' };

/** For members who do not find a material: a button that opens the dialog. */
export const SuggestMaterial = ({ name, variant = 'secondary', size }: SuggestMaterialProps) => {
  const { user } = useSession();
  const [suggest, open, close] = useDialogParam('suggest');
  if (!user) return null;
  return (
    <>
      <Button variant={variant} size={size} onClick={() => open('material')}>
        Suggest a material
      </Button>
      {suggest && <SuggestMaterialDialog name={name} onClose={close} />}
    </>
  );
};
