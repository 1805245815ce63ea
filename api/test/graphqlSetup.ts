// graphql as it runs in production: else it looks at every object for a second copy of itself.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await import('graphql/jsutils/instanceOf.js');
process.env.NODE_ENV = NODE_ENV;

export {};
