import { GraphQLError, isEnumType, type GraphQLSchema } from 'graphql';
import { readDeliveryTerms, readTerm } from '../rules/values/readDeliveryTerms.ts';

/**
 * Lets the inputs of a schema take delivery terms as people write them, such as `fob` or `FCA Linz`, whose place the rules split off. The
 * type stays an enumeration, which documents of clients name.
 */
export const readTermsIn = (schema: GraphQLSchema): GraphQLSchema => {
  const type = schema.getType('DeliveryTerms');
  if (!isEnumType(type)) return schema;
  type.parseValue = (value) => {
    const text = typeof value === 'string' ? value : '';
    if (readDeliveryTerms(text).place) return text;
    const { term, fault = '' } = readTerm(text);
    if (!term) throw new GraphQLError(fault, { extensions: { code: 'BAD_USER_INPUT' } });
    return term;
  };
  type.parseLiteral = (node) => type.parseValue('value' in node ? node.value : undefined);
  return schema;
};
