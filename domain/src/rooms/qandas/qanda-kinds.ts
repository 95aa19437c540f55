import type { AccessRule } from '../roles/access.ts';
import { rank } from '../roles/roles.ts';

/** Who writes questions and answers: `qanda.create` is open up to this level, whatever the role may do besides. */
export const writesQandas = { upToLevel: rank.qandaCreate } as const satisfies AccessRule;

/** What a question is about, in the order in which the list shows them. */
export const qandaCategories = ['parcels', 'money', 'customers', 'floor', 'account', 'other'] as const;
export type QandaCategory = (typeof qandaCategories)[number];
