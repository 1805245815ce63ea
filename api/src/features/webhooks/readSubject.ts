import { execute, parse, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { stringifyResult } from '../../reading/json.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Context } from '../../schema/context.ts';
import { subjectQueryOf } from './subjects.ts';

export interface SubjectOptions {
  /** The schema that planned documents are executed on. */
  leaves: GraphQLSchema;
  contextFor: (viewer: Viewer) => Context;
  /** The market sends no emails, so every address counts as confirmed. */
  allConfirmed: boolean;
}

/** Reads subjects of events with the rights of a member, who never acts as staff here. */
export class SubjectReader {
  private readonly options: SubjectOptions;
  private readonly documents = new Map<string, DocumentNode>();

  constructor(options: SubjectOptions) {
    this.options = options;
  }

  /** Undefined if the member may not see the subject, or there is none any more. Unexpected errors are thrown. */
  async read(ownerId: string, type: string, subjectIds: object): Promise<object | undefined> {
    const query = subjectQueryOf(type);
    if (query === undefined) return undefined;
    const { leaves, contextFor, allConfirmed } = this.options;
    const document = this.documents.get(query) ?? parse(query);
    this.documents.set(query, document);
    const viewer: Viewer = { id: ownerId, admin: false, staff: false, allConfirmed };
    const result = (await execute({
      schema: leaves,
      document,
      variableValues: { ...subjectIds },
      contextValue: contextFor(viewer),
    })) as ExecutionResult;
    if (result.errors?.[0]) throw result.errors[0];
    const data = JSON.parse(stringifyResult(result.data)) as Record<string, object | null>;
    const [subject] = Object.values(data);
    // A record of another type has none of the selected fields.
    return subject && 'id' in subject ? data : undefined;
  }
}
