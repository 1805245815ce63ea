import { randomUUID } from 'node:crypto';
import { Kind, visit, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo } from 'graphql';
import type { Viewer } from './reading.ts';
import { flat, Sql } from './sql.ts';

/** What one selection compiles to. */
export interface Compiled {
  columns: Sql;
  /** Row aliases it uses up. */
  aliases: number;
  /** Objects it asks for, for each row it is asked of. */
  objects: number;
}

/** Forms of one selection that are kept: kinds of viewers, and what its variables say. */
const MOST_FORMS = 16;
const LONGEST_VARIABLES = 400;

/**
 * Stands for the id of whoever asks while a selection is compiled: what is kept for all members names none of them. It is random,
 * so that nothing a document says can be taken for it.
 */
const ASKER = randomUUID();

const anyLike = ({ id, admin }: Viewer): Viewer => ({ id: id === null ? null : ASKER, admin });

/**
 * Selections that were compiled before, by their place in the document: Apollo keeps the documents it has parsed, and a page asks the
 * same selection of another row each time. Compiling was a sixth of what the server did for a product page. What is kept goes when
 * its document goes.
 */
export class Selections {
  private readonly forms = new WeakMap<FieldNode, Map<string, Compiled>>();
  private readonly variables = new WeakMap<FieldNode, readonly string[]>();

  /**
   * What `compile` makes of a selection for any viewer like this one, asked by this one; `place` is all it depends on beside the
   * selection, its variables and the kind of viewer.
   */
  of(
    nodes: readonly FieldNode[],
    info: GraphQLResolveInfo,
    viewer: Viewer,
    place: string,
    compile: (like: Viewer) => Compiled,
  ): Compiled {
    const key = this.keyOf(nodes, info, viewer, place);
    const node = nodes[0] as FieldNode;
    const forms = this.forms.get(node) ?? new Map<string, Compiled>();
    const kept = key === undefined ? undefined : forms.get(key);
    if (kept) return asked(kept, viewer);
    // What is not kept has no mark either: it would be another one each time, and fill the place of statements that come again.
    if (key === undefined || forms.size === MOST_FORMS) return compile(viewer);
    const fresh = compile(anyLike(viewer));
    const compiled = { ...fresh, columns: flat(fresh.columns) };
    if (compiled.columns.values.some((value) => value !== ASKER && String(value).includes(ASKER)))
      throw new Error('A rule makes something of the id of whoever asks: leave that to SQL.');
    this.forms.set(node, forms.set(key, compiled));
    return asked(compiled, viewer);
  }

  private keyOf(
    nodes: readonly FieldNode[],
    { fragments, variableValues }: GraphQLResolveInfo,
    viewer: Viewer,
    place: string,
  ): string | undefined {
    const [node, ...merged] = nodes as [FieldNode, ...FieldNode[]];
    if (merged.length > 0) return undefined;
    let names = this.variables.get(node);
    if (!names) this.variables.set(node, (names = variablesIn(node, fragments)));
    const values = names.length === 0 ? '' : JSON.stringify(names.map((name) => variableValues[name] ?? null));
    if (values.length > LONGEST_VARIABLES) return undefined;
    return `${viewer.id === null ? 'visitor' : 'member'} ${viewer.admin} ${place} ${values}`;
  }
}

/** The same, asked by this viewer. */
const asked = (compiled: Compiled, { id }: Viewer): Compiled => {
  const { chunks, values, mark } = compiled.columns;
  if (!values.includes(ASKER)) return compiled;
  const own = values.map((value) => (value === ASKER ? id : value));
  return { ...compiled, columns: new Sql(chunks, own, mark) };
};

/** The variables that a selection names, in arguments and in directives, those of its fragments included. */
const variablesIn = (
  node: FieldNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): readonly string[] => {
  const names = new Set<string>();
  const seen = new Set<string>();
  const look = (within: FieldNode['selectionSet'] | FragmentDefinitionNode): void => {
    if (!within) return;
    visit(within, {
      [Kind.VARIABLE]: ({ name }) => void names.add(name.value),
      [Kind.FRAGMENT_SPREAD]: ({ name }) => {
        if (seen.has(name.value)) return;
        seen.add(name.value);
        look(fragments[name.value]);
      },
    });
  };
  look(node.selectionSet);
  return [...names];
};
