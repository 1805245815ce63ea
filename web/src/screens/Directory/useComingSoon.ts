import { useNavigate } from 'react-router-dom';
import { toast } from '../../kit/toasts/store.ts';
import { paths } from '../../paths.ts';

/** Shows the text of 'Create RFP' in the directory, with a link to the existing form. */
export const useComingSoon = () => {
  const navigate = useNavigate();
  return function createRfp(productId: string) {
    toast({
      title: 'Feature Coming Soon',
      description: 'RFP creation from directory will be available soon!',
      action: {
        label: 'Open RFP form',
        onPress: () => void navigate(paths.marketplace({ tab: 'requirements', open: 'rfp', product: productId })),
      },
    });
  };
};
