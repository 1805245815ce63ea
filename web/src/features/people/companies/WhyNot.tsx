import { SmallText } from '../../../kit/ui/Text.tsx';

type WhyNotProps = { whyNot: readonly { move: string; message: string }[]; moves: readonly string[] };

/** Why some moves cannot be made now, in the words of their refusal, each reason once. */
export const WhyNot = ({ whyNot, moves }: WhyNotProps) => {
  const refused = whyNot.filter(({ move }) => moves.includes(move));
  return [...new Set(refused.map(({ message }) => message))].map((reason) => (
    <SmallText key={reason}>{reason}</SmallText>
  ));
};
