import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';

const SuggestMaterialDialog = lazy(() =>
  import('./SuggestMaterialDialog.tsx').then((m) => ({ default: m.SuggestMaterialDialog })),
);

type SuggestMaterialProps = { name?: string; variant?: 'primary' | 'secondary'; size?: 'small' };

/** For members who do not find a material: a button that opens the dialog. */
export function SuggestMaterial({ name, variant = 'secondary', size }: SuggestMaterialProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setIsOpen(true)}>
        Suggest a material
      </Button>
      <Suspense>{isOpen && <SuggestMaterialDialog name={name} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
