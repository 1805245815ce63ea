import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';

/** The query of a page about one record, whose id stands in the address. */
export const useRecord = <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) => {
  const { id = '' } = useParams();
  const query = useQuery<Data, OperationVariables>(document, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  return { id, ...query };
};
