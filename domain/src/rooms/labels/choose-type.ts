import type { ShippingType } from './sequences.ts';
import type { LabelType } from './label-kinds.ts';

export interface TypeQuestion {
  readonly labelType: LabelType;
  readonly gateSubmit: boolean;
  readonly instantDeliver: boolean;
  readonly accept: { readonly id: number; readonly town: string };
  readonly deliver: { readonly id: number; readonly town: string };
  /**
   * The current, home and joined branches of the accepting user. Covering all branches or having a super role does not count here, or head office
   * would make every label direct.
   */
  readonly userBranches: readonly number[];
  /** The town of the branch the accepting user works in. */
  readonly userTown: string | null;
  /** How many forward branches the route between the two has. */
  readonly hops: number;
  readonly returnConfirmed: boolean;
  readonly redirected: boolean;
}

/** Rule 1 of source 4.2: the accepting side can hand it out itself. */
function isDirect(question: Omit<TypeQuestion, 'hops' | 'returnConfirmed' | 'redirected'>): boolean {
  const { accept, deliver, instantDeliver, userBranches, userTown } = question;
  return (
    accept.id === deliver.id ||
    instantDeliver ||
    userBranches.includes(deliver.id) ||
    (userTown !== null && userTown === deliver.town)
  );
}

/** The rules in their order; the first that applies decides. */
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
 * The shipping type (S-03): chosen and stored when the label is accepted, and chosen again only by a confirmed return, a redirect or a new route;
 * it does not depend on who looks at it. A parcel that another carrier takes from the origin branch also comes back there, so its return is a
 * direct one.
 *
 * @example chooseType({ ...question, accept: ygn, deliver: mdy, hops: 0 }) === 'normal'
 */
export function chooseType(question: TypeQuestion): ShippingType {
  const direct = isDirect(question);
  return rules.find((rule) => rule.applies(question, direct))?.type ?? 'normal';
}

/** What is known of a label before anybody accepts it. */
export type ExpectedQuestion = Omit<TypeQuestion, 'userBranches' | 'userTown' | 'returnConfirmed' | 'redirected'>;

/** The type that a label gets when it is accepted by a clerk who works in the label's branch alone. */
export function expectedType(question: ExpectedQuestion): ShippingType {
  const { id, town } = question.accept;
  return chooseType({ ...question, userBranches: [id], userTown: town, returnConfirmed: false, redirected: false });
}

/** What a type becomes when its return is confirmed: the rules above with the directness that was found at acceptance. */
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
