import type { ShippingType } from './sequences.ts';
import type { LabelType } from './label-kinds.ts';

export interface TypeQuestion {
  readonly labelType: LabelType;
  readonly gateSubmit: boolean;
  readonly instantDeliver: boolean;
  readonly accept: { readonly id: number; readonly town: string };
  readonly deliver: { readonly id: number; readonly town: string };
  /**
   * The current, home and joined branches of the accepting user. Covering all branches or a super role does not count, or head office would make every
   * label direct.
   */
  readonly userBranches: readonly number[];
  /** Town of the branch where the accepting user works. */
  readonly userTown: string | null;
  /** Number of forward branches on the route between the two. */
  readonly hops: number;
  readonly returnConfirmed: boolean;
  readonly redirected: boolean;
}

/** Returns whether the accepting side can deliver it itself (rule 1 of source 4.2). */
function isDirect(question: Omit<TypeQuestion, 'hops' | 'returnConfirmed' | 'redirected'>): boolean {
  const { accept, deliver, instantDeliver, userBranches, userTown } = question;
  return (
    accept.id === deliver.id ||
    instantDeliver ||
    userBranches.includes(deliver.id) ||
    (userTown !== null && userTown === deliver.town)
  );
}

/** Rules in order; the first that matches decides. */
const rules: readonly {
  readonly type: ShippingType;
  readonly applies: (question: TypeQuestion, direct: boolean) => boolean;
}[] = [
  {
    type: 'direct_return',
    applies: ({ returnConfirmed, labelType, gateSubmit }, direct) =>
      returnConfirmed && (direct || gateSubmit || labelType === 'mm_post'),
  },
  { type: 'return', applies: ({ returnConfirmed }) => returnConfirmed },
  { type: 'mail_post', applies: ({ labelType }) => labelType === 'mm_post' },
  { type: 'gate', applies: ({ gateSubmit }) => gateSubmit },
  { type: 'redirect', applies: ({ redirected }) => redirected },
  { type: 'direct', applies: (_question, direct) => direct },
  { type: 'forward', applies: ({ hops }) => hops > 0 },
];

/**
 * Returns the shipping type (S-03). It is chosen and stored at acceptance, and again only by a confirmed return, a redirect or a new route; it does not
 * depend on the viewer. A parcel that another carrier takes from the origin branch also returns there, so its return is direct.
 *
 * @example chooseType({ ...question, accept: ygn, deliver: mdy, hops: 0 }) === 'normal'
 */
export function chooseType(question: TypeQuestion): ShippingType {
  const direct = isDirect(question);
  return rules.find((rule) => rule.applies(question, direct))?.type ?? 'normal';
}

/** Facts about a label before acceptance. */
export type ExpectedQuestion = Omit<TypeQuestion, 'userBranches' | 'userTown' | 'returnConfirmed' | 'redirected'>;

/** Returns the type for acceptance by a clerk who works only in the label's branch. */
export function expectedType(question: ExpectedQuestion): ShippingType {
  const { id, town } = question.accept;
  return chooseType({ ...question, userBranches: [id], userTown: town, returnConfirmed: false, redirected: false });
}

/** Type after a confirmed return: the rules above with the directness found at acceptance. */
export const typeAfterReturn: Readonly<Record<ShippingType, ShippingType>> = {
  normal: 'return',
  forward: 'return',
  redirect: 'return',
  return: 'return',
  direct: 'direct_return',
  mail_post: 'direct_return',
  gate: 'direct_return',
  direct_return: 'direct_return',
  fail_return: 'fail_return',
};
