// A small market: a buyer with an RFP, a seller with an offering and an auction, and another member.
import type { SharedApp } from './app.ts';
import { aCommodity, aMessage, anAuction, anOffering, anRfp, aProduct, aUser } from './factories.ts';

export type World = Awaited<ReturnType<typeof aWorld>>;

export const aWorld = async (app: Pick<SharedApp, 'pool' | 'as'>) => {
  const { pool } = app;
  const [buyerUser, sellerUser, otherUser] = [await aUser(pool), await aUser(pool), await aUser(pool)];
  const product = await aProduct(pool);
  const message = await aMessage(pool, { sending_user_id: sellerUser.id, recipient_id: buyerUser.id });
  const ofSeller = { user_id: sellerUser.id, product_id: product.id };
  return {
    buyerUser,
    sellerUser,
    otherUser,
    buyer: await app.as(buyerUser),
    seller: await app.as(sellerUser),
    other: await app.as(otherUser),
    product,
    rfp: await anRfp(pool, { user_id: buyerUser.id, product_id: product.id }),
    offering: await anOffering(pool, ofSeller),
    auction: await anAuction(pool, ofSeller),
    message,
    conversation: { id: message['conversation_id'] as string },
    commodity: await aCommodity(pool),
  };
};

/** The UTC day in this number of days. */
export const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const UNKNOWN_ID = '01a00000-0000-7000-8000-000000000000';
