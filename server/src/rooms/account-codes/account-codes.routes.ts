import { staffContract as calls } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { preparedCommand, type Route } from '../../kernel/routes.ts';
import { prepareCode, resetPassword } from './reset-password.ts';

/** Reset codes of staff, in a separate room, because messages need the staff room too. */
export const accountCodesRoutes: Route[] = [
  preparedCommand(
    calls.resetPassword,
    ({ services }, { body }) => prepareCode(services, body.password),
    (context, { params, body }, code) => resetPassword(context, params.id, code, body.on_paper),
  ),
];
