import type { AccessRule } from '../../kernel/access.ts';
import { rank } from '../../kernel/roles.ts';

/** Who writes questions and answers: up to this level, regardless of the role's permissions. */
export const writesQandas = { upToLevel: rank.qandaCreate } as const satisfies AccessRule;

/** Categories of questions, in list order. */
export const qandaCategories = ['parcels', 'money', 'customers', 'floor', 'account', 'other'] as const;
export type QandaCategory = (typeof qandaCategories)[number];
