// npm run codegen: writes docs/who-may-do-what.md; with --check compares it.
import type { GraphQLObjectType } from 'graphql';
import { marketSchema } from '../slices.ts';
import { companyConditions, type Move } from '../features/people/companies/moves.ts';
import { declaredMoves } from '../features/people/companies/viewerCan.ts';
import { writeOrCompare } from './writeOrCompare.ts';

const HEAD = `# Who may do what

A move is refused by the first of its conditions that does not hold, with this code and sentence. \`viewerCan\` tells whether none refuses,
\`viewerCan.whyNot\` the reason. \`npm run codegen\` writes this page from the tables that the server asks (\`moves.ts\`).`;

const listed = (move: Move): string =>
  move.map(([, code, sentence], nth) => `${nth + 1}. \`${code}\` ${sentence}`).join('\n');

const schema = await marketSchema();

const kinds = [...declaredMoves].map(([typeName, moves]) => {
  const fields = (schema.getType(typeName) as GraphQLObjectType).getFields();
  const sections = Object.entries(moves).map(
    ([name, move]) => `### \`${name}\`\n\n${fields[name]?.description}\n\n${listed(move)}`,
  );
  return [`## ${typeName.replace('ViewerCan', '')}`, ...sections].join('\n\n');
});

const page = [HEAD, `## Before each move\n\n${listed(companyConditions)}`, ...kinds].join('\n\n');
writeOrCompare('docs/who-may-do-what.md', `${page}\n`, 'npm run codegen');
