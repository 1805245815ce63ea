type Refused = { whyNot: readonly { move: string; message: string }[] };

/** Why a move cannot be made now, in the words of its refusal. */
export const reasonOf = ({ whyNot }: Refused, move: string): string | undefined =>
  whyNot.find((refused) => refused.move === move)?.message;
