import { manualRoutes, routes } from '../routes.ts';
import { openApi } from './document.ts';
import type { OpenApi, Schema } from './openApiTypes.ts';
import { marketSchema } from '../../../slices.ts';

describe('server/rest/openapi/document', () => {
  let document: OpenApi;
  beforeAll(async () => {
    document = openApi(await marketSchema(), { cookie: 'feedstock_sid', address: 'https://market.example' });
  });

  const calls = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  /** Every object of the document, with its path. */
  const walk = (value: unknown, place = '#'): [string, Record<string, unknown>][] => {
    if (value === null || typeof value !== 'object') return [];
    const below = Object.entries(value).flatMap(([key, each]) => walk(each, `${place}/${key}`));
    return Array.isArray(value) ? below : [[place, value as Record<string, unknown>], ...below];
  };
  const schemas = (): [string, Schema][] => walk(document).filter(([, each]) => 'type' in each && 'properties' in each);

  describe('The OpenAPI document', () => {
    it('contains every call of the routes table and the manual ones', () => {
      const expected = [...routes, ...manualRoutes].map(
        ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/, '{$1}')}`,
      );
      expect(
        calls()
          .map(({ method, path }) => `${method} ${path}`)
          .sort(),
      ).toEqual(expected.sort());
    });

    it('lists the scope of each manual call that accepts API keys', () => {
      for (const { method, path, scope } of manualRoutes) {
        const { security } = document.paths[path.replace(/:(\w+)/, '{$1}')]![method.toLowerCase()]!;
        const scopes = security.flatMap(({ apiKey }) => (apiKey ? [apiKey] : []));
        const expected = scope === 'account' || scope === 'staff' ? [] : [scope === 'public' ? [] : [scope]];
        expect([path, scopes]).toEqual([path, expected]);
      }
    });

    it('contains no undefined value', () => {
      expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
    });

    it('names each call once, in an existing group', () => {
      const ids = calls().map(({ operation }) => operation.operationId);
      expect(new Set(ids).size).toBe(ids.length);
      const groups = document.tags.map(({ name }) => name);
      const sent = Object.values(document.webhooks).flatMap(({ post }) => post.tags);
      expect(new Set([...calls().flatMap(({ operation }) => operation.tags), ...sent])).toEqual(new Set(groups));
      for (const { operation } of calls()) expect(operation.summary).toMatch(/^[A-Z].+[^.]\.$/);
    });

    it('has no broken references and no unused schemas', () => {
      const held = Object.entries(document.components).flatMap(([kind, each]) =>
        kind === 'securitySchemes' ? [] : Object.keys(each).map((name) => `#/components/${kind}/${name}`),
      );
      const referred = walk(document).flatMap(([, each]) => (typeof each['$ref'] === 'string' ? [each['$ref']] : []));
      expect([...new Set(referred)].sort()).toEqual(held.sort());
    });

    it('has exactly the path parameters that occur in paths', () => {
      for (const { path, operation } of calls()) {
        const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const parameters = (operation.parameters ?? []).filter((each) => each.in === 'path');
        expect([path, ...parameters.map(({ name }) => name)]).toEqual([path, ...places]);
        expect(parameters.every(({ required }) => required)).toBe(true);
      }
    });

    it('describes every field and requires only fields that exist', () => {
      for (const [place, { properties = {}, required = [] }] of schemas()) {
        if (place.includes('/responses/')) continue;
        expect([place, required.filter((key) => !(key in properties))]).toEqual([place, []]);
        const silent = Object.entries(properties).filter(([, each]) => !each.$ref && !each.description);
        expect([place, silent.map(([key]) => key)]).toEqual([place, place.endsWith('Problem') ? ['type'] : []]);
      }
    });
  });
});
