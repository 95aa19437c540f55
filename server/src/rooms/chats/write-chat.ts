import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { chatGroupForm, chatMessageForm } from '@waybill/domain/rooms/chats/chat-forms.ts';
import { madeGroup } from '@waybill/domain/rooms/chats/chat-kinds.ts';
import { decideMembers, decideMessage, keepsGroup, mayFoundGroup } from '@waybill/domain/rooms/chats/decide-chat.ts';
import { typeChats } from '@waybill/domain/rooms/chats/chat-types.ts';
import type { ChatDetail, ChatEvent, ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import {
  answerRecord,
  editRecord,
  removeRecord,
  type Changed,
  type AuditedRecord,
} from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { keepFile } from '../files/files.door.ts';
import { mayRead, readChatMessage } from './chat-messages.queries.ts';
import { readChat, readReachable } from './chats.queries.ts';
import {
  deleteMember,
  ensurePersonChat,
  findSent,
  insertGroup,
  insertChatMessage,
  lockChat,
  moveReading,
  renameGroup,
  setMembers,
  type LockedChat,
} from './chats.store.ts';

/**
 * Notifies each member of a conversation individually; they read it with their own rights. Events never contain text, so a former member cannot read
 * it there.
 */
function tell(context: CommandContext, people: Iterable<number>, payload: ChatEvent): void {
  for (const staffId of new Set(people)) context.publish({ topic: 'chat', staffId, payload });
}

/** Opens the conversation with a user, created when there is none; `not_found` for users to whom the viewer may not write. */
export async function openPersonChat(
  context: CommandContext,
  staffId: number,
): Promise<{ data: { id: number } } | Refusal> {
  const { tx, viewer, now } = context;
  if (!typeChats(viewer)) return refuse('missing_permission');
  const [reached] = await readReachable(tx, viewer, [staffId]);
  return reached === undefined
    ? refuse('not_found')
    : { data: { id: await ensurePersonChat(tx, viewer.id, reached, now) } };
}

/**
 * Sends a message. Locks the conversation, so that the server decides the order. A repeated id returns the earlier message and writes nothing.
 * Refused: `chat_empty`, `chat_person_gone`; `not_found` for non-members.
 */
export async function sendMessage(
  context: CommandContext,
  id: number,
  { text, picture, sent_id }: FormValues<typeof chatMessageForm> & { readonly sent_id: string },
): Promise<{ data: ChatMessage } | Refusal> {
  const { tx, viewer, now } = context;
  const chat = await lockChat(tx, viewer, id);
  if (!chat) return refuse('not_found');
  const earlier = await findSent(tx, viewer.id, sent_id);
  if (earlier)
    return earlier.chat_id === id
      ? { data: await readChatMessage(tx, viewer, { id, seq: earlier.seq }) }
      : refuse('idempotency_mismatch');
  const refused = decideMessage({ kind: chat.kind, otherActive: chat.other_active }, { text, picture });
  if (refused) return refused;
  const fileId =
    picture === null ? null : await keepFile(context, picture, { field: 'picture', room: 'chats', branchId: null });
  const { seq, heard } = await insertChatMessage(tx, chat, viewer.id, { text, fileId, sentId: sent_id }, now);
  tell(context, heard, { chat_id: id, what: 'message' });
  return { data: await readChatMessage(tx, viewer, { id, seq }) };
}

/** Marks messages as read up to one: the viewer's screens update their counts, and the author sees it. */
export async function readUpTo(
  context: CommandContext,
  id: number,
  seq: number,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer } = context;
  if (!(await mayRead(tx, viewer, id))) return refuse('not_found');
  const author = await moveReading(tx, id, viewer.id, seq);
  if (author !== null) tell(context, [viewer.id, author], { chat_id: id, what: 'read' });
  return { message: 'ok' };
}

/** Chat groups, for commands: former and current members are notified of a change. */
const groupRecord: AuditedRecord<'chats', LockedChat, ChatDetail> = {
  room: 'chats',
  lock: ({ tx, viewer }, id) => lockChat(tx, viewer, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  notify: (context, { member_ids }, id, shown) =>
    tell(context, [...member_ids, ...(shown?.members ?? []).map((member) => member.id)], {
      chat_id: id,
      what: 'members',
    }),
  read: ({ tx, viewer }, id) => readChat(tx, viewer, id),
};

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

/** Creates a group of users to whom its founder may write. */
export async function foundGroup(
  context: CommandContext,
  { name, member_ids }: FormValues<typeof chatGroupForm>,
): Promise<{ data: ChatDetail } | Refusal> {
  const { tx, viewer, now } = context;
  if (!mayFoundGroup(viewer)) return refuse('missing_permission');
  const reachable = await readReachable(tx, viewer, member_ids);
  const members = decideMembers({ ownerId: viewer.id, before: [], wanted: member_ids, reachable });
  if (isRefusal(members)) return members;
  const id = await insertGroup(tx, name, viewer.id, now);
  await setMembers(tx, id, members, now);
  const after = { name, member_ids: inOrder(members) };
  context.audit({ room: 'chats', record: id, name, action: 'create', branchId: null, after });
  tell(context, members, { chat_id: id, what: 'members' });
  return answerRecord(await readChat(tx, viewer, id));
}

/** Renames a group and sets its members. A second editor is refused (`changed_meanwhile`); `chat_not_kept` for users who do not manage it. */
export function editGroup(
  context: CommandContext,
  id: number,
  { version, name, member_ids }: FormValues<typeof chatGroupForm> & { readonly version: number },
): Changed<ChatDetail> {
  const { tx, viewer, now } = context;
  return editRecord(
    context,
    groupRecord,
    { id, version },
    {
      valuesOf: (row) => ({ name: row.name, member_ids: row.member_ids }),
      decide: ({ kind, keeper }) => (keepsGroup(viewer, { kind, ownerId: keeper }) ? null : refuse('chat_not_kept')),
      settle: async (row) => {
        const reachable = await readReachable(tx, viewer, member_ids);
        const members = decideMembers({ ownerId: viewer.id, before: row.member_ids, wanted: member_ids, reachable });
        return isRefusal(members) ? members : { name, member_ids: inOrder(members) };
      },
      save: async (values) => {
        await renameGroup(tx, id, values.name, now);
        await setMembers(tx, id, values.member_ids, now);
      },
    },
  );
}

/** Leaves a hand-made group; a branch's group is left with the branch (`state_not_allowed`). */
export function leaveGroup(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  return removeRecord(context, groupRecord, id, async (row) => {
    if (row.kind !== madeGroup) return refuse('state_not_allowed');
    // Another device of the user may have left while this one waited for the lock.
    if (!(await deleteMember(tx, id, viewer.id, now))) return refuse('not_found');
    return { action: 'leave', before: { member_ids: [viewer.id] }, after: { member_ids: [] } };
  });
}
