import { plannedFields } from '../../../schema/plannedFields.ts';
import { input, listOf, mutation, recordById, rootFields } from '../../../schema/rootFields.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../../goods/catalogue/product.entity.ts';
import { Auction } from './auction.entity.ts';
import { AuctionNote } from './auctionNote.entity.ts';
import { CreateAuctionInput } from './auctions.inputs.ts';
import { AuctionConnection, AuctionListArgs } from './auctions.lists.ts';
import { createAuction } from './auctions.service.ts';

export const AuctionsResolver = rootFields('member', {
  auctions: listOf('public', Auction, AuctionListArgs, 'Auctions, with the fields that the viewer may see.'),
  auction: recordById('public', Auction, 'An auction by id, or null.'),
  createAuction: mutation('trade', {
    cost: 20,
    record: Auction,
    description: 'Creates an auction.',
    args: [input(CreateAuctionInput, 'The auction.')],
    run: createAuction,
  }),
});

export const AuctionFields = plannedFields(Auction, {
  notes: { type: () => [AuctionNote], description: "The owner's notes, oldest first." },
});

export const ProductAuctions = plannedFields(Product, {
  auctions: {
    type: () => AuctionConnection,
    args: AuctionListArgs,
    description: 'Auctions of this material.',
    deprecationReason: 'Use `auctions(productId)`. Removed after 2027-06-30.',
  },
});

export const UserAuctions = plannedFields(User, {
  auctions: {
    type: () => AuctionConnection,
    args: AuctionListArgs,
    description: 'Auctions of this person.',
    deprecationReason: 'Use `auctions(userId)`. Removed after 2027-06-30.',
  },
});
