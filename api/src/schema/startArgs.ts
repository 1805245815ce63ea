import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class StartArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True to receive a first event without a record when the subscription has started. Data queried after that event, together with later events, is complete.',
  })
  confirmStart!: boolean;
}
