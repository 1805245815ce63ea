import { Arg, Args, FieldResolver, Int, Resolver } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { Offering } from './offering.entity.ts';
import { OfferingConnection, OfferingListArgs, RfpConnection, RfpListArgs } from './postings.lists.ts';
import { Rfp } from './rfp.entity.ts';
import { SupplierOffer } from './supplierOffer.type.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

@Resolver(() => Product)
export class ProductPostings {
  @FieldResolver(() => OfferingConnection, { description: 'Offerings of this material.' })
  offerings(@Args() _args: OfferingListArgs): never {
    return planned();
  }

  @FieldResolver(() => [SupplierOffer], {
    description:
      'Active offerings with their suppliers, by comparable price; unusual prices that are not confirmed after them, offers that cannot be compared last.',
  })
  suppliers(
    @Arg('first', () => Int, {
      nullable: true,
      description: 'Maximum number, 1 to 100; by default the size of a page.',
    })
    _first?: number,
  ): never {
    return planned();
  }

  @FieldResolver(() => RfpConnection, { description: 'Requests for this material.' })
  rfps(@Args() _args: RfpListArgs): never {
    return planned();
  }
}

@Resolver(() => User)
export class UserPostings {
  @FieldResolver(() => OfferingConnection, { description: 'Offerings of this person.' })
  offerings(@Args() _args: OfferingListArgs): never {
    return planned();
  }

  @FieldResolver(() => RfpConnection, { description: 'Requests of this person.' })
  rfps(@Args() _args: RfpListArgs): never {
    return planned();
  }
}

@Resolver(() => Offering)
export class OfferingFields {
  @FieldResolver(() => OfferingViewerCan, { description: 'What the viewer can do with it now.' })
  viewerCan(): never {
    return planned();
  }
}

@Resolver(() => Rfp)
export class RfpFields {
  @FieldResolver(() => RfpViewerCan, { description: 'What the viewer can do with it now.' })
  viewerCan(): never {
    return planned();
  }
}
