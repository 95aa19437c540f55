import { sql, type RawBuilder } from 'kysely';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { chattingTypes, typeChats } from '@waybill/domain/rooms/chats/chat-types.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { covered } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** Selects the conversations `c` of which a user is a member now; branch coverage does not count. */
export function inChat(viewer: SessionViewer): RawBuilder<boolean> {
  if (!typeChats(viewer)) return sql<boolean>`false`;
  return sql<boolean>`exists (select from chat_person p where p.chat_id = c.id and p.staff_id = ${viewer.id})`;
}

/** Selects users `st` who read messages: active staff of the operator. */
export const writes = sql<boolean>`(st.status = ${accountLife.initial} and st.user_type = any(${[...chattingTypes]}::text[]))`;

/** Selects the viewer's conversation `c` with `st`, if there is one. */
export function chatWith(viewer: SessionViewer): RawBuilder<unknown> {
  return sql`left join chat c on c.first_id = least(st.id, ${viewer.id}) and c.second_id = greatest(st.id, ${viewer.id})`;
}

/** Selects users `st` of role `r` to whom the viewer may write: of their branches, of head office, and previous correspondents. */
export function reachable(viewer: SessionViewer): RawBuilder<boolean> {
  if (!typeChats(viewer)) return sql<boolean>`false`;
  return sql<boolean>`(${writes} and st.id <> ${viewer.id}
    and (${covered(viewer, 'st.branch_id')} or r.level <= ${sql.lit(rank.luxury)} or c.last_seq > 0))`;
}
