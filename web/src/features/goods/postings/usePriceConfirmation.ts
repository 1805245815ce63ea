import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  PriceCheckDocument,
  type PriceCheckQuery,
  type PriceCheckQueryVariables,
} from './usePriceConfirmation.generated.ts';

export type PriceFinding = PriceCheckQuery['priceCheck'] & { unit: string };

/**
 * Asks once about an unusual price: `isAskedAbout` is true if the form should wait for a second submit, which confirms
 * the price. A changed price is checked again. The server validates too, so a failed check does not block the form.
 */
export const usePriceConfirmation = () => {
  const client = useApolloClient();
  const [asked, setAsked] = useState<{ draft: string; finding: PriceFinding }>();

  const isAskedAbout = async (variables: PriceCheckQueryVariables): Promise<boolean> => {
    if (isConfirmed(variables)) return false;
    const { data } = await client
      .query({ query: PriceCheckDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    const isUnusual = data?.priceCheck.priceCheck === 'unusual';
    setAsked(
      isUnusual
        ? { draft: JSON.stringify(variables), finding: { ...data.priceCheck, unit: variables.unit } }
        : undefined,
    );
    return isUnusual;
  };

  const isConfirmed = (variables: PriceCheckQueryVariables) => asked?.draft === JSON.stringify(variables);

  return { finding: asked?.finding, isAskedAbout, isConfirmed };
};
