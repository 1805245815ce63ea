import { randomUUID } from 'node:crypto';
import { Kind, visit, type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo } from 'graphql';
import type { Viewer } from './reading.ts';
import { flattened, Sql } from './sql.ts';

/** The result of compiling a selection. */
export interface Compiled {
  columns: Sql;
  /** Number of row aliases used. */
  aliases: number;
  /** Number of objects requested per row. */
  objects: number;
}

/** Maximum cached variants of one selection: kinds of viewers and variable values. */
const MAX_VARIANTS = 16;
const MAX_VARIABLES_LENGTH = 400;

/**
 * Placeholder for the viewer's id during compilation, because cached SQL is shared between members. Random, so that no document can contain
 * it.
 */
const VIEWER_PLACEHOLDER = randomUUID();

const placeholderFor = (viewer: Viewer): Viewer => ({ ...viewer, id: viewer.id === null ? null : VIEWER_PLACEHOLDER });

const kindOf = ({ id, admin, staff, isEditor, key }: Viewer): string =>
  (key ? 'key of ' : '') +
  (isEditor ? 'editor' : id === null ? 'visitor' : admin ? 'admin' : staff ? 'support' : 'member');

/**
 * Cache of compiled selections by AST node. Apollo caches parsed documents, so the same nodes come back with each request. Entries are
 * released with their document.
 */
export class SelectionCache {
  private readonly variants = new WeakMap<FieldNode, Map<string, Compiled>>();
  private readonly variables = new WeakMap<FieldNode, readonly string[]>();

  /**
   * Returns the compiled selection for this kind of viewer. `place` contains everything else the result depends on, besides the selection
   * and its variables.
   */
  of(
    nodes: readonly FieldNode[],
    info: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
    viewer: Viewer,
    place: string,
    compile: (like: Viewer) => Compiled,
  ): Compiled {
    const key = this.keyOf(nodes, info, viewer, place);
    const node = nodes[0] as FieldNode;
    const variants = this.variants.get(node) ?? new Map<string, Compiled>();
    const cached = key === undefined ? undefined : variants.get(key);
    if (cached) return withViewerId(cached, viewer);
    if (key === undefined || variants.size === MAX_VARIANTS) return compile(viewer);
    const result = compile(placeholderFor(viewer));
    const compiled = { ...result, columns: flattened(result.columns) };
    if (
      compiled.columns.values.some(
        (value) => value !== VIEWER_PLACEHOLDER && String(value).includes(VIEWER_PLACEHOLDER),
      )
    )
      throw new Error('A visibility rule transforms the viewer’s id; do that in SQL.');
    this.variants.set(node, variants.set(key, compiled));
    return withViewerId(compiled, viewer);
  }

  private keyOf(
    nodes: readonly FieldNode[],
    { fragments, variableValues }: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
    viewer: Viewer,
    place: string,
  ): string | undefined {
    const [node, ...merged] = nodes as [FieldNode, ...FieldNode[]];
    if (merged.length > 0) return undefined;
    let names = this.variables.get(node);
    if (!names) this.variables.set(node, (names = variablesIn(node, fragments)));
    const values = names.length === 0 ? '' : JSON.stringify(names.map((name) => variableValues[name] ?? null));
    if (values.length > MAX_VARIABLES_LENGTH) return undefined;
    return `${kindOf(viewer)} ${place} ${values}`;
  }
}

/** Replaces the placeholder by the viewer's id. */
const withViewerId = (compiled: Compiled, { id }: Viewer): Compiled => {
  const { chunks, values } = compiled.columns;
  if (!values.includes(VIEWER_PLACEHOLDER)) return compiled;
  const replaced = values.map((value) => (value === VIEWER_PLACEHOLDER ? id : value));
  return { ...compiled, columns: new Sql(chunks, replaced) };
};

/** The variables used by a selection, in arguments, directives and its fragments. */
const variablesIn = (
  node: FieldNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): readonly string[] => {
  const names = new Set<string>();
  const seen = new Set<string>();
  const collect = (within: FieldNode['selectionSet'] | FragmentDefinitionNode): void => {
    if (!within) return;
    visit(within, {
      [Kind.VARIABLE]: ({ name }) => void names.add(name.value),
      [Kind.FRAGMENT_SPREAD]: ({ name }) => {
        if (seen.has(name.value)) return;
        seen.add(name.value);
        collect(fragments[name.value]);
      },
    });
  };
  collect(node.selectionSet);
  return [...names];
};
