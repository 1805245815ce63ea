import {
  Kind,
  type DirectiveNode,
  type FieldNode,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { isIndexed, wordsOf } from '../reading/search.ts';

type Aspect = 'value' | 'given' | 'words' | 'elements';

/** The number of words that an index finds and of those it cannot, such as `2/1`. */
const wordsIn = (text: unknown): string => {
  const words = typeof text === 'string' ? wordsOf(text) : [];
  const indexed = words.filter(isIndexed).length;
  return `${indexed}/${words.length - indexed}`;
};

const aspects: Record<Aspect, (value: unknown) => unknown> = {
  value: (value) => value,
  given: (value) => value !== undefined && value !== null && value !== '',
  words: wordsIn,
  elements: (value) => (Array.isArray(value) ? value.length : value === undefined || value === null ? 0 : 1),
};

/** The variables of one request. Records which aspects of them were read, because the cost depends on those. */
export class GivenVariables {
  readonly asked = new Map<string, { name: string; aspect: Aspect }>();
  private readonly definitions: readonly VariableDefinitionNode[];
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(operation: OperationDefinitionNode, values: Readonly<Record<string, unknown>>) {
    this.definitions = operation.variableDefinitions ?? [];
    this.values = values;
  }

  /** The value of a number, enum or Boolean argument; undefined if it is absent. */
  value(node: FieldNode | DirectiveNode, argument: string): unknown {
    return this.of(node, argument, 'value');
  }

  isGiven(node: FieldNode | DirectiveNode, argument: string): boolean {
    return this.of(node, argument, 'given') === true;
  }

  /** The number of elements of a list; 0 if it is absent. */
  elements(node: FieldNode, argument: string): number {
    return Number(this.of(node, argument, 'elements'));
  }

  /** The words of a search: those that an index finds, and those that are too short for it. */
  words(node: FieldNode, argument: string): { indexed: number; short: number } {
    const [indexed = 0, short = 0] = String(this.of(node, argument, 'words'))
      .split('/')
      .map(Number);
    return { indexed, short };
  }

  aspectOf({ name, aspect }: { name: string; aspect: Aspect }): unknown {
    const given = this.values[name];
    const fallback = this.definitions.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return aspects[aspect](given === undefined && fallback ? literal(fallback) : given);
  }

  private of(node: FieldNode | DirectiveNode, argument: string, aspect: Aspect): unknown {
    const value = node.arguments?.find(({ name }) => name.value === argument)?.value;
    if (!value) return aspects[aspect](undefined);
    if (value.kind !== Kind.VARIABLE) return aspects[aspect](literal(value));
    const wanted = { name: value.name.value, aspect };
    this.asked.set(`${wanted.name} ${aspect}`, wanted);
    return this.aspectOf(wanted);
  }
}

const literal = (value: ValueNode): unknown => {
  switch (value.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(value.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return value.value;
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return value.values.map(literal);
    default:
      return true;
  }
};
