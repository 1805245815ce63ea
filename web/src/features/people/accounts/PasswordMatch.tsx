import { Text } from '../../../kit/ui/Text.tsx';

/** Shows whether both passwords match, once the second one is typed. */
export const PasswordMatch = ({ password, confirmation }: { password: string; confirmation: string }) => {
  if (!confirmation) return null;
  const isMatch = password === confirmation;
  return (
    <Text role="status" $size="small" $tone={isMatch ? 'up' : 'down'}>
      {isMatch ? 'Passwords match' : 'Passwords do not match'}
    </Text>
  );
};
