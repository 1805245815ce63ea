import { GraphQLError, isEnumType, Kind, type GraphQLSchema } from 'graphql';
import { readTerm } from '../rules/values/readDeliveryTerms.ts';

/** Lets the inputs of a schema take delivery terms as people write them, such as `fob`. */
export const readTermsIn = (schema: GraphQLSchema): GraphQLSchema => {
  const type = schema.getType('DeliveryTerms');
  if (!isEnumType(type)) return schema;
  const { parseLiteral } = type;
  type.parseValue = (value) => {
    const { term, fault = '' } = readTerm(typeof value === 'string' ? value : '');
    if (!term) throw new GraphQLError(fault, { extensions: { code: 'BAD_USER_INPUT' } });
    return term;
  };
  type.parseLiteral = (node, variables) =>
    node.kind === Kind.ENUM ? type.parseValue(node.value) : parseLiteral.call(type, node, variables);
  return schema;
};
