import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../roles/access.ts';
import { worksOnTheStreet } from '../roles/roles.ts';
import { typeChats } from './chat-types.ts';
import { groupSizeMax, madeGroup, personChat, type ChatKind } from './chat-kinds.ts';

/** What the rules need to know of a conversation that somebody is in. */
export interface ChatFacts {
  readonly kind: ChatKind;
  /** Who founded the group, or has taken it over. */
  readonly ownerId: number | null;
  /** Of a conversation of two: may the other one still sign in? */
  readonly otherActive: boolean;
}

/** Whoever works on the street is written to and answers; groups are founded by the others. */
export function mayFoundGroup(viewer: Pick<Viewer, 'level' | 'userType'>): boolean {
  return typeChats(viewer) && !worksOnTheStreet(viewer.level);
}

/** Why nothing can be written here now; `null` when it can. */
export function writingProblem({
  kind,
  otherActive,
}: Pick<ChatFacts, 'kind' | 'otherActive'>): 'chat_person_gone' | null {
  return kind === personChat && !otherActive ? 'chat_person_gone' : null;
}

/** May a message be written? It has a text or a picture, and somebody who can read it. */
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

/** May this person name the group and say who is in it? */
export function keepsGroup(
  { id }: Pick<Viewer, 'id'>,
  { kind, ownerId }: Pick<ChatFacts, 'kind' | 'ownerId'>,
): boolean {
  return kind === madeGroup && ownerId === id;
}

/**
 * The people of a group after its founder has settled them: the founder stays. Whoever comes new must be somebody that the founder may write to; nobody is
 * brought into a group from a branch that is closed to its founder.
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
