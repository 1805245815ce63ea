import type { Material } from './catalogue.ts';
import type { AuctionData } from './data.ts';
import type { Member } from './members.ts';
import { rounded, toText } from './money.ts';
import type { Random } from './random.ts';
import { DAY, dayOf, later } from './time.ts';

export interface AuctionTimes {
  createdAt: Date;
  startTime: Date;
  endTime: Date;
}

/** The terms of an auction as stored in its row. */
export const termsOf = (
  id: string,
  data: AuctionData,
  material: Material,
  owner: Member,
  times: AuctionTimes,
  random: Random,
) => {
  const priceBasis = isPerUnit(data, material) ? ('per_unit' as const) : ('lot' as const);
  const value = material.cents * (priceBasis === 'lot' ? data.quantity : 1);
  const { endTime } = times;
  return {
    id,
    ...times,
    originalEndTime: endTime,
    userId: owner.id,
    title: data.title,
    description: data.description,
    productId: material.id,
    quantity: data.quantity,
    unit: data.unit,
    type: data.type,
    startingPrice: toText(rounded(value * data.priceFactor, 3)),
    reservePrice: data.reserveFactor === null ? null : toText(rounded(value * data.reserveFactor, 3)),
    bidIncrement: data.incrementFactor === null ? null : toText(rounded(value * data.incrementFactor, 1)),
    priceBasis,
    deliveryLocation: data.deliveryLocation,
    deliveryTerms: data.deliveryTerms,
    paymentTerms: data.paymentTerms,
    deliveryDate: dayOf(later(endTime, random.whole(14, 45) * DAY)),
    qualitySpecs: data.qualityRequirements === null ? null : { requirements: data.qualityRequirements },
    inspectionRequired: data.inspectionRequired,
    inspectionLocation: data.inspectionLocation,
    maxBidders: data.maxBidders,
    preQualificationRequired: data.preQualificationRequired,
    bidVisibility: data.bidVisibility,
    autoExtend: data.autoExtend,
    autoExtendDuration: data.autoExtendMinutes,
  };
};

export type AuctionTerms = ReturnType<typeof termsOf>;

/** Some auctions of materials that are usually quoted per tonne. */
const isPerUnit = ({ quantity, title }: AuctionData, material: Material): boolean =>
  material.cents >= 100_00 && (quantity + title.length) % 4 === 0;
