import type { ApolloServer } from '@apollo/server';
import { stringifyResult } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import type { FirstQuery } from './builtWeb.ts';
import { scriptText } from './headHtml.ts';

/**
 * What a page asks first, answered in the page itself: it is whole without another request. Only for somebody signed out,
 * for whom the same is written that GraphQL would answer.
 */
export const answerReader =
  (apollo: ApolloServer<Context>) =>
  async (queries: readonly FirstQuery[], id: string | undefined, visitor: Context): Promise<string> => {
    const answers = await Promise.all(
      queries.map(async ({ operation, text, variables: named }) => {
        const variables = withId(named, id);
        const { body } = await apollo.executeOperation({ query: text, variables }, { contextValue: visitor });
        const { data, errors } = body.kind === 'single' ? body.singleResult : { data: null, errors: undefined };
        // What fails is asked by the page once more, which says what is wrong.
        return data && !errors ? [{ operation, variables, data }] : [];
      }),
    );
    const json = stringifyResult(answers.flat());
    return `<script type="application/json" id="first-answers">${scriptText(json)}</script>`;
  };

/** `:id` stands for the id in the page's address. */
const withId = (variables: Record<string, unknown>, id: string | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value === ':id' ? id : value]));
