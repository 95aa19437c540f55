import type { Transaction } from 'kysely';
import type { NewAuditLine, RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';

/** Whose sign-in it is. */
export interface SignInPerson {
  readonly id: number;
  readonly name: string;
  readonly branch_id: number | null;
}

/** Writes an audit line of a sign-in, which is no command and has no frame that would write it. */
export async function writeSignInLine(
  tx: Transaction<Tables>,
  { now, request, requestId }: RequestContext,
  person: SignInPerson,
  action: NewAuditLine['action'],
  role?: { readonly before: string; readonly after: string },
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      staff_id: person.id,
      branch_id: person.branch_id,
      request_id: requestId,
      room: 'staff',
      record_id: String(person.id),
      record_name: person.name,
      action,
      ...(role ? { before: JSON.stringify({ role: role.before }) } : {}),
      after: JSON.stringify({ ...(role ? { role: role.after } : {}), ip_address: request.ip }),
    })
    .execute();
}
