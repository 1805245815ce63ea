import type { ApolloServer } from '@apollo/server';
import { brand } from '../../pages/brand.ts';
import type { Head } from '../../pages/head.ts';
import { ownHead, type ScreenRow } from '../../pages/screens.ts';
import { stringifyResult, type RawJson } from '../../reading/rawJson.ts';
import type { Context } from '../../schema/context.ts';
import type { FirstQuery } from './builtWeb.ts';
import { scriptText } from './headHtml.ts';
import type { FoundPage } from './pages.ts';

interface Answer {
  operation: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown> | null;
  /** The status of the failure, if the query failed, and when to try again. */
  failed?: number;
  retryAfter?: unknown;
}

export const hiddenHead = (title: string): Head => ({ title, isHidden: true });

/** Runs first queries in process, as a visitor. */
export const queryRunner =
  (apollo: ApolloServer<Context>) =>
  (queries: readonly FirstQuery[], id: string | undefined, visitor: Context): Promise<Answer[]> =>
    Promise.all(
      queries.map(async ({ operation, text, variables: named }) => {
        const variables = withId(named, id);
        const { body } = await apollo.executeOperation({ query: text, variables }, { contextValue: visitor });
        const { data = null, errors } = body.kind === 'single' ? body.singleResult : { errors: undefined };
        const [error] = errors ?? [];
        const { status = 503, retryAfter } = error?.extensions ?? {};
        return { operation, variables, data, ...(error && { failed: Number(status), retryAfter }) };
      }),
    );

/** The head and status of a page; `answer` is that of the query which reads the record. */
export const headOf = async (
  { screen }: FoundPage,
  answer: Answer | undefined,
): Promise<{ head: Head; status: number; retryAfter?: unknown }> => {
  const { record } = screen;
  if (!record) return { head: ownHead(screen), status: 200 };
  // The page is sent even so: the web app shows the failure and offers to try again.
  if (!answer || answer.failed)
    return { head: hiddenHead(brand), status: answer?.failed ?? 503, retryAfter: answer?.retryAfter };
  const found = answer.data?.[record.field] as RawJson | null | undefined;
  return found ? { head: await record.headOf(found.toJSON()), status: 200 } : notFound(screen);
};

/** The head of the page of an entry that is hidden. */
export const goneHead = (name: string): Head => hiddenHead(`${name} is no longer offered`);

const notFound = (screen: ScreenRow) => ({ head: hiddenHead(`${screen.head.title} Not Found`), status: 404 });

/** The answers as a script of the page. Failed queries are left out, so that the web app runs them again. */
export const answersHtml = (answers: readonly Answer[]): string => {
  const json = stringifyResult(
    answers.flatMap(({ failed, data, operation, variables }) =>
      failed || !data ? [] : [{ operation, variables, data }],
    ),
  );
  return `<script type="application/json" id="first-answers">${scriptText(json)}</script>`;
};

/** Replaces `:id` by the id in the page's path. */
const withId = (variables: Record<string, unknown>, id: string | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value === ':id' ? id : value]));
