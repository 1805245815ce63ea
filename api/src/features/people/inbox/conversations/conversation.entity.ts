import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { Moment } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { CompanyProfile } from '../../companies/companyProfile.entity.ts';

@ObjectType({ description: 'The other side of a conversation: a company, or a person without one.' })
export class Counterparty {
  @Field({ description: "The company's name; of a person without a company their name." }) name!: string;
  @Nullable(() => CompanyProfile, 'The company, or null.') company?: CompanyProfile | null;
  @Nullable(() => ID, 'A person who acts for it: its owner, or the person; or null.') userId?: string | null;
  @Field({ description: "Whether the viewer's side has blocked it." }) isBlocked!: boolean;
}

@ObjectType({ description: 'What the viewer can do in a conversation now.' })
export class ConversationViewerCan {
  @Field({
    description: 'Write. False in a conversation of a company that the viewer left, or of one that is closed.',
  })
  sendMessage!: boolean;
}

@Entity()
@ObjectType({
  implements: Node,
  description:
    'What two companies, or people without one, write to each other about one subject, or about none. Visible to all who act for one of both.',
})
export class Conversation extends BaseEntity {
  @Property({ columnType: 'text', nullable: true }) subjectKind?: string | null;
  @Property({ columnType: 'uuid', nullable: true }) subjectId?: string | null;
  @Field(() => Counterparty, { description: 'The other side.' }) counterparty?: Counterparty;
  @Field(() => Int, { description: 'Messages of the other side that the viewer has not read, up to 100.' })
  unreadCount?: number;
  @Moment('Time of the last message.') lastMessageAt!: Date;
  @Field(() => ConversationViewerCan, { description: 'What the viewer can do.' }) viewerCan?: ConversationViewerCan;
  @Property({ columnType: 'integer' }) lastNumber!: number;
  @Property({ columnType: 'uuid' }) firstPartyId!: string;
  @Property({ columnType: 'uuid' }) secondPartyId!: string;
}
