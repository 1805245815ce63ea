import { execute, parse, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { stringifyResult } from '../../../../reading/rawJson.ts';
import type { Viewer } from '../../../../reading/reading.ts';
import type { Context } from '../../../../schema/context.ts';
import { subjectQueryOf } from './subjects.ts';

export interface SubjectOptions {
  /** The leaf schema, on which documents are executed. */
  leaves: GraphQLSchema;
  contextFor: (viewer: Viewer) => Context;
  /** True if the market sends no emails, so that every address counts as confirmed. */
  allConfirmed: boolean;
}

/** Reads the subjects of events with the rights of a member, without those of staff. */
export class SubjectReader {
  private readonly options: SubjectOptions;
  private readonly documents = new Map<string, DocumentNode>();

  constructor(options: SubjectOptions) {
    this.options = options;
  }

  /** Returns undefined if the member may not see the subject or it no longer exists. Throws unexpected errors. */
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
    // `node` returned a record of another type.
    return subject && 'id' in subject ? data : undefined;
  }
}
