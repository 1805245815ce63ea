// Runs graphql-js in production mode; otherwise it checks every object for a second copy of the library.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await import('graphql/jsutils/instanceOf.js');
process.env.NODE_ENV = NODE_ENV;

export {};
