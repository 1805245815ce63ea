import { admins, allOf } from '../../../reading/reading.ts';
import { defineMoves } from '../../people/companies/viewerCan.ts';
import { movesOfOfferings, movesOfRfps } from './moves.ts';
import { isOffered, isUndecided } from './postingStatus.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

defineMoves(OfferingViewerCan, movesOfOfferings, { takeOffMarket: allOf(admins, isOffered) });
defineMoves(RfpViewerCan, movesOfRfps, { takeOffMarket: allOf(admins, isUndecided) });
