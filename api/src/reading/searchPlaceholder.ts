/** What is asked of the search engine before a statement runs. */
export interface Question {
  text: string;
  /** Facets that the materials must have. */
  filter?: object;
  /** `claimed`: only materials that are what the text says, not those that are merely similar. */
  which: 'all' | 'claimed';
}

/** Answers questions with the ids of materials, best first. A method, because the search engine names the type of its filter. */
export interface Finder {
  ids(asked: Question): Promise<readonly string[]>;
}

/** A parameter that the reader replaces by the ids that the finder answers. It is not answered before the statement runs. */
export class SearchPlaceholder {
  constructor(readonly asked: Question) {}
}

/** Whether a statement with these values searches. */
export const isSearch = (values: readonly unknown[]): boolean =>
  values.some((value) => value instanceof SearchPlaceholder);

/** The values of a statement with the answers in place of the questions. */
export const answered = async (values: readonly unknown[], finder: Finder): Promise<unknown[]> =>
  isSearch(values)
    ? Promise.all(values.map((value) => (value instanceof SearchPlaceholder ? finder.ids(value.asked) : value)))
    : [...values];
