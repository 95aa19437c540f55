import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { z } from 'zod';
import { staffName } from './personal.ts';
import { userTypes } from '@waybill/domain/kernel/user-types.ts';
import { instant, named } from './schemas.ts';

const locale = z.enum(['mm', 'en', 'zh']);

/** The signed-in user, under the source's names (E-05). */
export const user = z.object({
  id: z.number().int(),
  hashid: z.string(),
  user_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.array(z.string()),
  gender: z.string().nullable(),
  user_type: z.enum(userTypes),
  business_name: z.string().nullable(),
  locale,
  role: z.object({
    id: z.string(),
    slug: z.string(),
    level: z.number().int(),
    name_en: z.string(),
    name_mm: z.string(),
    name_zh: z.string(),
    permissions: z.array(z.string()),
  }),
  branch: named.extend({ code: z.string(), town: z.string(), international_mail: z.boolean() }).nullable(),
  merchant: z
    .object({
      id: z.number().int(),
      name: z.string(),
      may_order: z.boolean(),
      key_scopes: z.array(z.enum(keyScopeNames)).describe('those that they may give to API keys of the merchant'),
      watched: z.boolean().describe('one of the staff sees the portal as this merchant'),
    })
    .nullable()
    .describe('the merchant that a person of the merchant portal works for'),
  merchants: z
    .array(z.object({ id: z.number().int(), name: z.string(), role: z.string() }))
    .describe('the merchants that they may switch to'),
  all_branches: z.boolean(),
  jointed_branches: z.array(named.extend({ code: z.string() })).describe('the branches they may switch to'),
  branch_collection_id: z.number().int().nullable(),
  must_change_password: z.boolean(),
  password_reset: z
    .object({
      by: staffName(),
      at: instant,
      used: z.object({ at: instant, address: z.string().nullable() }).nullable(),
    })
    .nullable()
    .describe('who set a password for this account within the last 30 days, and when and from where it was first used'),
  preferences: z.object({
    theme: z.string(),
    density: z.string(),
    single_keys: z.boolean(),
    myanmar_digits: z.boolean(),
  }),
  developer: z.boolean().describe('development aids are shown (A-07)'),
  laravel_version: z
    .string()
    .nullable()
    .describe("name and version of the server's framework, to developers only (L-03)"),
});
export type User = z.infer<typeof user>;
