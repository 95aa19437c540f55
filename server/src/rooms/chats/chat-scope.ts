import { sql, type RawBuilder } from 'kysely';
import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import { chattingTypes, typeChats } from '@waybill/domain/rooms/chats/chat-types.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { covered } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** The conversations `c` that somebody is in at this moment: nobody else finds one, whatever they cover. */
export function inChat(viewer: SessionViewer): RawBuilder<boolean> {
  if (!typeChats(viewer)) return sql<boolean>`false`;
  return sql<boolean>`exists (select from chat_person p where p.chat_id = c.id and p.staff_id = ${viewer.id})`;
}

/** The people `st` who read what is written: those who may sign in, of the operator's own house. */
export const writes = sql<boolean>`(st.status = ${accountLife.initial} and st.user_type = any(${[...chattingTypes]}::text[]))`;

/** The conversation `c` of the viewer with `st`, where there is one. */
export function chatWith(viewer: SessionViewer): RawBuilder<unknown> {
  return sql`left join chat c on c.first_id = least(st.id, ${viewer.id}) and c.second_id = greatest(st.id, ${viewer.id})`;
}

/** The people `st` of the role `r` whom somebody may write to: of their branches, of head office, and whoever they have written with before. */
export function reachable(viewer: SessionViewer): RawBuilder<boolean> {
  if (!typeChats(viewer)) return sql<boolean>`false`;
  return sql<boolean>`(${writes} and st.id <> ${viewer.id}
    and (${covered(viewer, 'st.branch_id')} or r.level <= ${sql.lit(rank.luxury)} or c.last_seq > 0))`;
}
