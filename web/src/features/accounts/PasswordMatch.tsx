import { Text } from '../../kit/ui/Text.tsx';

/** Whether the two passwords are the same, once the second is typed. */
export function PasswordMatch({ password, confirmation }: { password: string; confirmation: string }) {
  if (!confirmation) return null;
  const isMatch = password === confirmation;
  return (
    <Text role="status" $size="small" $tone={isMatch ? 'up' : 'down'}>
      {isMatch ? 'Passwords match' : 'Passwords do not match'}
    </Text>
  );
}
