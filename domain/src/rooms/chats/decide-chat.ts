import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import { typeChats } from './chat-types.ts';
import { groupSizeMax, madeGroup, personChat, type ChatKind } from './chat-kinds.ts';

/** Facts that the rules need of a conversation. */
export interface ChatFacts {
  readonly kind: ChatKind;
  /** Founder or current owner of the group. */
  readonly ownerId: number | null;
  /** For two people: the other may still sign in. */
  readonly otherActive: boolean;
}

/** Returns whether the viewer may found groups; street staff can only be written to and answer. */
export function mayFoundGroup(viewer: Pick<Viewer, 'level' | 'userType'>): boolean {
  return typeChats(viewer) && !worksOnTheStreet(viewer.level);
}

/** Returns why a message cannot be written here now, or null. */
export function writingProblem({
  kind,
  otherActive,
}: Pick<ChatFacts, 'kind' | 'otherActive'>): 'chat_person_gone' | null {
  return kind === personChat && !otherActive ? 'chat_person_gone' : null;
}

/** Checks a message: it has a text or picture, and a reader. */
export function decideMessage(
  facts: Pick<ChatFacts, 'kind' | 'otherActive'>,
  message: { readonly text: string | null; readonly picture: object | null },
): Refusal | null {
  const problem = writingProblem(facts);
  if (problem) return refuse(problem);
  return message.text === null && message.picture === null
    ? refuse('chat_empty', { fields: { text: [{ code: 'chat_empty' }] } })
    : null;
}

/** Returns whether this person may name the group and choose its members. */
export function keepsGroup(
  { id }: Pick<Viewer, 'id'>,
  { kind, ownerId }: Pick<ChatFacts, 'kind' | 'ownerId'>,
): boolean {
  return kind === madeGroup && ownerId === id;
}

/**
 * Returns the members of a group after a change by its founder, who always stays. New members must be people the founder may write to; a founder cannot
 * add staff of a branch they have no access to.
 *
 * @example decideMembers({ ownerId: 1, before: [1, 2], wanted: [2, 3], reachable: [3] }) // [1, 2, 3]
 */
export function decideMembers(group: {
  readonly ownerId: number;
  readonly before: readonly number[];
  readonly wanted: readonly number[];
  readonly reachable: readonly number[];
}): number[] | Refusal {
  const all = [...new Set([group.ownerId, ...group.wanted])];
  const known = new Set([...group.before, ...group.reachable, group.ownerId]);
  const field = (code: string, values: Readonly<Record<string, number>> = {}) => ({
    fields: { member_ids: [{ code, values }] },
  });
  if (all.length > groupSizeMax) return refuse('chat_members', field('select_max', { n: groupSizeMax }));
  return all.every((id) => known.has(id)) ? all : refuse('chat_members', field('chat_members'));
}
