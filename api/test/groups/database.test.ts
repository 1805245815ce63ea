// The whole database, its rights and its documents.
import '../../src/prepareDatabase.test.ts';
import '../../src/database/role.test.ts';
import '../../src/database/slowStatements.test.ts';
import '../../src/database/schema.test.ts';
import '../../src/database/orm.test.ts';
import '../../src/database/migrations/conversations.test.ts';
import '../../src/database/migrations/cleanSkus.test.ts';
import '../../src/database/migrations/commercialTerms.test.ts';
import '../../src/server/rest/openapi/document.test.ts';
import '../../src/server/rest/openapi/calls.test.ts';
