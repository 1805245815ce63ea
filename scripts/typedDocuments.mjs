// A plugin of GraphQL Code Generator: typed documents as JSON text. The documents of `typed-document-node` need two casts each, because
// TypeScript does not accept the string literals in them as the enumeration `Kind`.
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';

const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as (DocumentNode<.*>);$/gm;

export const plugin = async (...input) => {
  const output = await typedDocuments(...input);
  const content = output.content.replace(DOCUMENT, (_all, name, json, type) => {
    const text = JSON.stringify(json).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    return `export const ${name}: ${type} = /* @__PURE__ */ JSON.parse('${text}');`;
  });
  if (/ as unknown as /.test(content)) throw new Error('typed-document-node writes documents in another form now.');
  return { ...output, content };
};
