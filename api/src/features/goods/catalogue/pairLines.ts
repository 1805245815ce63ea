import { JsonType, type Platform, type TransformContext } from '@mikro-orm/core';
import { readPairs, writePairs, type Pairs } from './pairs.ts';

/** A column of name-value pairs: an object in the database, lines of text in the entity, as people write them. */
export class PairLines extends JsonType {
  override convertToDatabaseValue(lines: unknown, platform: Platform, context?: TransformContext) {
    return super.convertToDatabaseValue(typeof lines === 'string' ? readPairs(lines).pairs : lines, platform, context);
  }

  override convertToJSValue(stored: unknown, platform: Platform, context?: TransformContext): unknown {
    const pairs = super.convertToJSValue(stored, platform, context) as Pairs | null;
    return pairs && writePairs(pairs);
  }
}
