// The market’s whole schema.
import '../../src/schema/rights.test.ts';
import '../../src/limits/variables.test.ts';
import '../../src/schema/scope.test.ts';
import '../../src/limits/ownOperations.test.ts';
import '../../src/reading/executionSchema.test.ts';
import '../../src/reading/catalog.test.ts';
import '../../src/reading/transport.test.ts';
import '../../src/reading/personal.test.ts';
import '../../src/reading/access.test.ts';
import '../../src/features/around/staff/members/access.test.ts';
