import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { labelServices } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { countryCodes } from '@waybill/domain/rooms/places/country-codes.ts';
import { webhookEvents } from '@waybill/domain/rooms/webhooks/webhook-events.ts';

/** Long lists of values that many calls share, each under its name in the OpenAPI document. */
export const valueLists: Readonly<Record<string, readonly string[]>> = {
  CountryCode: countryCodes,
  KeyScope: keyScopeNames,
  LabelService: labelServices,
  LabelStatus: labelStatusNames,
  Permission: permissions,
  Role: roleSlugs,
  WebhookEvent: webhookEvents,
};
