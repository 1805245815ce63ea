import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { failureOf, isUnauthorized } from './errors.ts';
import { toast } from './toasts/store.ts';

type SubmitOptions = {
  /** The success toast's text, under the title 'Success'. */
  success?: string;
  /** The failure toast's fixed text, under the title 'Error'; a function may prefer the server's reason, or no toast by the code. */
  failure: string | ((reason: string, code: string | undefined, serverMessage: string) => string | null);
  /** Names of the queries to load again after success. */
  refetch?: string[];
};

export type SubmitResult<Data> =
  { ok: true; data: Data } | { ok: false; reason: string; code?: string; fields: Record<string, string> };

/**
 * A mutation with its toasts. `submit(variables)` never throws: on failure it gives the server's reason and field
 * messages, which a `Form` shows where they belong. The reaction to 'Unauthorized' is the client's, in `app/apollo.ts`.
 */
export function useSubmit<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { success, failure, refetch }: SubmitOptions,
) {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);

  const submit = useCallback(
    async function submit(variables: Variables): Promise<SubmitResult<Data>> {
      try {
        const { data } = await mutate({ variables, refetchQueries: refetch });
        if (success) toast({ title: 'Success', description: success, tone: 'success' });
        return { ok: true, data: data as Data };
      } catch (error) {
        const { reason, serverMessage, code, fields } = failureOf(error);
        const description = typeof failure === 'string' ? failure : failure(reason, code, serverMessage);
        if (description !== null && !isUnauthorized(error)) toast({ title: 'Error', description, tone: 'error' });
        return { ok: false, reason, code, fields };
      }
    },
    [mutate, success, failure, refetch],
  );

  return { submit, busy: loading };
}
