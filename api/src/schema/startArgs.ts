import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class StartArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True to get a first event without a record as soon as the subscription has started: what is read after it and what is sent after it miss nothing.',
  })
  confirmStart!: boolean;
}
