import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { agentType } from '@waybill/domain/kernel/user-types.ts';
import { staffContract as calls } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { hashPassword } from '../../kernel/password.ts';
import { command, preparedCommand, read, readOne, type Route } from '../../kernel/routes.ts';
import { readHistory } from '../audit/audit.door.ts';
import { changeAccount } from './change-account.ts';
import { confirmPerson } from './confirm-person.ts';
import { createStaff } from './create-staff.ts';
import { editStaff } from './edit-staff.ts';
import { countStaff, readCouriers, readStaff, staffSource } from './staff.queries.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';

export const staffRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, staffSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countStaff(db, viewer) })),
  read(calls.agents, ({ db, viewer }, { query }) =>
    readPage(db, staffSource, viewer, { ...query, sort: 'name', search: '', user_type: agentType }),
  ),
  read(calls.couriers, async ({ db, viewer }) => ({ data: await readCouriers(db, viewer) })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readStaff(db, viewer, params.id, now)),
  read(calls.history, async ({ db, viewer, now }, { params }) => {
    // Somebody who may not edit the person does not see their history here either: that needs the permission of the audit log.
    const person = await readStaff(db, viewer, params.id, now);
    return person?.may_edit ? readHistory(db, viewer, 'staff', String(params.id)) : refuse('not_found');
  }),
  preparedCommand(
    calls.create,
    (_context, { body }) => hashPassword(body.password),
    (context, { body }, passwordHash) => createStaff(context, body, passwordHash),
  ),
  command(calls.edit, (context, { params, body }) => editStaff(context, params.id, body)),
  ...accountLife.commandNames.map((name) =>
    command(calls[name], (context, { params, body }) => changeAccount(context, name, params.id, body.reason)),
  ),
  command(calls.confirmPerson, (context, { params }) => confirmPerson(context, params.id)),
];
