import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../../database/clock.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { held } from '../../../../writing/held.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { validated } from '../../../../writing/validated.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Category } from '../category.entity.ts';
import { Product } from '../product.entity.ts';
import type { MaterialInput } from '../admin/catalogueAdmin.inputs.ts';
import { changeCatalogue } from '../admin/catalogueChange.ts';
import { insertProduct, validProduct } from '../admin/products.service.ts';
import { notify } from '../../../people/notices/notify.ts';
import { MaterialSuggestion } from './materialSuggestion.entity.ts';
import { declineRules, suggestionRules } from './rules.ts';
import type { SuggestMaterialInput } from './suggestions.inputs.ts';

export const suggestProduct = (ctx: Context, input: SuggestMaterialInput): Promise<string> => {
  const member = memberOf(ctx);
  const { categoryId, ...suggestion } = validated(suggestionRules, input);
  return createOnce(ctx, input, { rules: suggestionRules, type: MaterialSuggestion, by: 'user' }, async (em) => {
    await spendQuota(em, member, 'suggestions');
    const category = categoryId ? await em.findOne(Category, { id: categoryId, isShown: true }) : null;
    if (categoryId && !category) throw badInput('This category does not exist.', { categoryId: 'does not exist' });
    return em.create(MaterialSuggestion, {
      ...suggestion,
      user: member,
      category: category?.id ?? null,
      status: 'pending',
    });
  });
};

type Decision = Pick<MaterialSuggestion, 'status' | 'reason' | 'product'>;

/** Decides a suggestion that waits, once. */
const decide = async (
  ctx: Context,
  em: EntityManager,
  id: string,
  decisionOn: (suggestion: MaterialSuggestion) => Promise<Decision>,
): Promise<void> => {
  if (!isId(id)) throw notFound('Suggestion');
  const suggestion = await held(em, MaterialSuggestion, { id }, 'Suggestion');
  if (suggestion.status !== 'pending') throw conflict('This suggestion has been decided already.', 'ALREADY_DECIDED');
  const decision = await decisionOn(suggestion);
  const admin = em.getReference(User, memberOf(ctx), { wrapped: true });
  em.assign(suggestion, { ...decision, admin, decidedAt: await databaseNow(em) });
  await em.flush();
};

/** Adds the material as the admin has edited it, and notifies the member. */
export const acceptSuggestion = (ctx: Context, id: string, input: MaterialInput): Promise<void> => {
  const values = validProduct(input);
  return changeCatalogue(ctx, (em, audit) =>
    decide(ctx, em, id, async ({ user }) => {
      const productId = await insertProduct(em, values);
      await notify(em, user.id, 'suggestion_accepted', { name: values.name, productId });
      await audit({ kind: 'suggestion_accepted', subjectId: productId, detail: { name: values.name } });
      return { status: 'accepted', product: em.getReference(Product, productId, { wrapped: true }) };
    }),
  );
};

export const declineSuggestion = (ctx: Context, id: string, given: string): Promise<void> => {
  const { reason } = validated(declineRules, { reason: given });
  return changeCatalogue(ctx, (em, audit) =>
    decide(ctx, em, id, async ({ user, name }) => {
      await notify(em, user.id, 'suggestion_declined', { name, reason });
      await audit({ kind: 'suggestion_declined', subjectId: id, detail: { reason } });
      return { status: 'declined', reason };
    }),
  );
};
