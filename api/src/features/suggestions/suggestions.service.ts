import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../database/clock.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { spendQuota } from '../../writing/quota.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import { Category } from '../catalogue/category.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import type { MaterialInput } from '../catalogueAdmin/catalogueAdmin.inputs.ts';
import { changeCatalogue } from '../catalogueAdmin/catalogueChange.ts';
import { insertMaterial, validMaterial } from '../catalogueAdmin/materials.service.ts';
import { notify } from '../email/notify.ts';
import { MaterialSuggestion } from './materialSuggestion.entity.ts';
import { declineRules, suggestionRules } from './rules.ts';
import type { SuggestMaterialInput } from './suggestions.inputs.ts';

export const suggestMaterial = (ctx: Context, input: SuggestMaterialInput): Promise<string> => {
  const member = memberOf(ctx);
  const { categoryId, ...suggestion } = validated(suggestionRules, input);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(MaterialSuggestion, { user: member, idempotencyKey }),
    async (em) => {
      await spendQuota(em, member, 'suggestions');
      const category = categoryId ? await em.findOne(Category, { id: categoryId, isShown: true }) : null;
      if (categoryId && !category) throw badInput('This category does not exist.', { categoryId: 'does not exist' });
      return em.create(MaterialSuggestion, {
        ...suggestion,
        user: em.getReference(User, member, { wrapped: true }),
        category: category ? em.getReference(Category, category.id, { wrapped: true }) : null,
        status: 'pending',
      });
    },
  );
};

const findPending = async (em: EntityManager, id: string): Promise<MaterialSuggestion> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const suggestion = isId(id) ? await em.findOne(MaterialSuggestion, { id }, { lockMode }) : null;
  if (!suggestion) throw notFound('Suggestion');
  if (suggestion.status !== 'pending') throw conflict('This suggestion has been decided already.', 'ALREADY_DECIDED');
  return suggestion;
};

/** Adds the material as the admin has edited it, and notifies the member. */
export const acceptSuggestion = (ctx: Context, id: string, input: MaterialInput): Promise<void> => {
  const values = validMaterial(input);
  const admin = memberOf(ctx);
  return changeCatalogue(ctx, async (em, audit) => {
    const suggestion = await findPending(em, id);
    const productId = await insertMaterial(em, values);
    suggestion.status = 'accepted';
    suggestion.decidedAt = await databaseNow(em);
    suggestion.admin = em.getReference(User, admin, { wrapped: true });
    suggestion.product = em.getReference(Product, productId, { wrapped: true });
    await notify(em, suggestion.user.id, 'suggestion_accepted', { name: values.name, productId });
    await em.flush();
    await audit({ kind: 'suggestion_accepted', subjectId: productId, detail: { name: values.name } });
  });
};

export const declineSuggestion = (ctx: Context, id: string, given: string): Promise<void> => {
  const { reason } = validated(declineRules, { reason: given });
  const admin = memberOf(ctx);
  return changeCatalogue(ctx, async (em, audit) => {
    const suggestion = await findPending(em, id);
    suggestion.status = 'declined';
    suggestion.decidedAt = await databaseNow(em);
    suggestion.admin = em.getReference(User, admin, { wrapped: true });
    suggestion.reason = reason;
    await notify(em, suggestion.user.id, 'suggestion_declined', { name: suggestion.name, reason });
    await em.flush();
    await audit({ kind: 'suggestion_declined', subjectId: id, detail: { reason } });
  });
};
