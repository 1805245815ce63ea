import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, isLost, isUnauthorized } from './errors.ts';
import { toast } from './toasts/store.ts';
import { tellLost, withKeptKey } from './unanswered.ts';

export type SubmitOptions<Data> = {
  /** Text of the success toast, which has the title 'Success'. */
  success?: string | ((data: Data) => string);
  /**
   * Text of the error toast, which has the title 'Error'; the server's reason if absent. A function may return null to show no toast for
   * a code.
   */
  failure?: string | ((reason: string, code: string | undefined, serverMessage: string) => string | null);
  /** Names of the queries to refetch after success. */
  refetch?: string[];
};

export type SubmitResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; reason: string; code?: string; fields: Record<string, string>; details?: Record<string, unknown> };

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.map((each) => (each.kind === 'OperationDefinition' && each.name?.value) || '').join('');

/**
 * A mutation with toasts. `submit(variables)` never throws: on failure it returns the server's reason and field messages, which `Form`
 * shows. 'Unauthorized' and `OTHER_MEMBER` are handled in `app/apollo.ts`.
 */
export const useSubmit = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { success, failure, refetch }: SubmitOptions<Data> = {},
) => {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document);

  const submit = useCallback(
    async function submit(variables: Variables): Promise<SubmitResult<Data>> {
      const operation = nameOf(document);
      const sent = withKeptKey(operation, variables);
      try {
        const { data } = await mutate({ variables: sent.variables, refetchQueries: refetch });
        sent.settle?.();
        const description = typeof success === 'function' ? success(data as Data) : success;
        if (description) toast({ title: 'Success', description, tone: 'success' });
        return { ok: true, data: data as Data };
      } catch (error) {
        const { reason, serverMessage, code, fields, details } = failureOf(error);
        // Where the caller words every failure, such as that of signing in, trying again is right.
        if (isLost(error) && (sent.settle || typeof failure !== 'function')) {
          return { ok: false, reason: tellLost(operation), fields };
        }
        sent.settle?.();
        const description = typeof failure === 'function' ? failure(reason, code, serverMessage) : (failure ?? reason);
        const isTold = isUnauthorized(error) || code === 'OTHER_MEMBER';
        if (description !== null && !isTold) toast({ title: 'Error', description, tone: 'error' });
        return { ok: false, reason, code, fields, details };
      }
    },
    [document, mutate, success, failure, refetch],
  );

  return { submit, busy: loading };
};
