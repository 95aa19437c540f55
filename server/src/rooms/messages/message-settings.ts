import { isRefusal, refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { bodyProblem } from '@waybill/domain/rooms/messages/gateway-body.ts';
import type { messageSettingsForm, templateForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { templatePurposes, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { templateProblem } from '@waybill/domain/rooms/messages/templates.ts';
import type { MessageSettingsRow, MessageTemplate } from '@waybill/contract/rooms/messages/messages.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import { editRecord, type Changed, type AuditedRecord } from '../../kernel/change-record.ts';
import {
  lockTemplate,
  readMessageSettings,
  readMessageTemplates,
  type MessageSettings,
  type TemplateRow,
} from './messages.store.ts';

type Fields = Record<string, readonly Problem[]>;
const refused = (fields: Fields): Refusal | null =>
  Object.keys(fields).length === 0 ? null : refuse('validation_failed', { fields });

/** Returns the settings for a screen, including those set only in the server's configuration. */
export async function shownSettings({
  services,
  db,
}: {
  services: Services;
  db: Database;
}): Promise<MessageSettingsRow> {
  const { url } = services.settings.smsGateway;
  return {
    ...(await readMessageSettings(db)),
    gateway_host: url === undefined ? null : new URL(url).host,
    has_links: services.settings.publicUrl !== undefined,
  };
}

const settingsRecord: AuditedRecord<'messages', MessageSettings, MessageSettingsRow, string> = {
  room: 'messages',
  lock: ({ tx }) => readMessageSettings(tx, { lock: true }),
  auditSubject: () => ({ name: null, branchId: null }),
  notify: (context) => context.publish({ topic: 'message', branchId: null, payload: {} }),
  read: ({ tx, services }) => shownSettings({ services, db: tx }),
};

/** Changes how messages leave. Refused: a provider where none is set up on the server, a body that does not say to whom and what. */
export function saveMessageSettings(
  context: CommandContext,
  { version, ...body }: FormValues<typeof messageSettingsForm> & { version: number },
): Changed<MessageSettingsRow> {
  const { tx, services } = context;
  return editRecord(
    context,
    settingsRecord,
    { id: 'settings', version },
    {
      valuesOf: ({ version: _, ...values }) => values,
      settle: async () => {
        const problem = bodyProblem(body.body_template);
        const fields: Fields = {
          ...(problem ? { body_template: [problem] } : {}),
          ...(body.gateway === 'http' && services.settings.smsGateway.url === undefined
            ? { gateway: [{ code: 'gateway_missing' }] }
            : {}),
        };
        return refused(fields) ?? body;
      },
      save: async (values) => {
        await tx
          .updateTable('message_setting')
          .set({ ...values, version: nextVersion })
          .execute();
      },
    },
  );
}

const templateRecord: AuditedRecord<'messages', TemplateRow, MessageTemplate, MessagePurpose> = {
  room: 'messages',
  lock: ({ tx, now }, purpose) => lockTemplate(tx, purpose, now),
  auditSubject: () => ({ name: null, branchId: null }),
  notify: (context) => context.publish({ topic: 'message', branchId: null, payload: {} }),
  read: async ({ tx }, purpose) => (await readMessageTemplates(tx)).get(purpose) ?? null,
};

/** Changes the text of an occasion in three languages. Refused: a gap that it cannot fill, a brace that is left over, a text that is too long. */
export async function editTemplate(
  context: CommandContext,
  name: string,
  { version, ...body }: FormValues<typeof templateForm> & { version: number },
): Promise<{ data: MessageTemplate } | Refusal> {
  const purpose = templatePurposes.find((one) => one === name);
  if (!purpose) return refuse('not_found');
  const { tx, viewer, now } = context;
  const changed = await editRecord(
    context,
    templateRecord,
    { id: purpose, version },
    {
      valuesOf: ({ version: _, purpose: __, ...values }) => values,
      settle: async () => {
        const problems = locales.flatMap((locale) => {
          const problem = templateProblem(purpose, body[locale], locale);
          return problem ? [[locale, [problem]] as const] : [];
        });
        return refused(Object.fromEntries(problems)) ?? body;
      },
      save: async (values) => {
        await tx
          .updateTable('message_template')
          .set({ ...values, updated_by: viewer.id, ...touched(now) })
          .where('purpose', '=', purpose)
          .execute();
      },
    },
  );
  return isRefusal(changed) ? changed : { data: changed.data };
}
