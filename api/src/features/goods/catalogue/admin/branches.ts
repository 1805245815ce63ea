import type { EntityManager } from '@mikro-orm/postgresql';
import { insertCategory } from './categories.service.ts';

export interface Branch {
  id: string | null;
  path: string[];
  children: Map<string, Branch>;
  name: string;
}

interface Row {
  id: string;
  name: string;
  path: string[];
}

/** The categories by name, with those that a file adds. */
export class Branches {
  /** Paths of names of categories that do not exist yet, each from the industry down. */
  readonly added: string[][] = [];
  private readonly root: Branch = { id: null, path: [], children: new Map(), name: '' };
  private readonly names = new Map<string, string[]>();

  static async read(em: EntityManager): Promise<Branches> {
    const rows = await em.execute<Row[]>(
      'select id, name, to_json(path) as path from category where merged_into_id is null order by cardinality(path)',
    );
    const branches = new Branches();
    const byId = new Map<string, Branch>();
    for (const { id, name, path } of rows) {
      const above = byId.get(path.at(-2) ?? '') ?? branches.root;
      const branch = { id, path, name, children: new Map() };
      byId.set(id, branch);
      above.children.set(name.toLowerCase(), branch);
      branches.names.set(id, [...(branches.names.get(path.at(-2) ?? '') ?? []), name]);
    }
    return branches;
  }

  /** The names of a category and its ancestors, the industry first. */
  namesOf(id: string): readonly string[] {
    return this.names.get(id) ?? [];
  }

  /** Finds a category by its path of names; adds it to the planned ones if it does not exist. */
  find(names: readonly string[]): Branch {
    return names.reduce<Branch>((above, name, depth) => {
      const known = above.children.get(name.toLowerCase());
      if (known) return known;
      const planned = { id: null, path: [], name, children: new Map() };
      above.children.set(name.toLowerCase(), planned);
      this.added.push(names.slice(0, depth + 1));
      return planned;
    }, this.root);
  }

  /** Inserts the planned categories, parents first. */
  async insertAdded(em: EntityManager): Promise<void> {
    for (const names of this.added) {
      const branch = this.find(names);
      const parent = this.find(names.slice(0, -1));
      const inserted = await insertCategory(
        em,
        { name: branch.name, description: '' },
        parent.id === null ? undefined : { id: parent.id, path: parent.path },
      );
      Object.assign(branch, inserted);
    }
  }
}
