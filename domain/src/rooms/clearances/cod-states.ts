import { codService, type CodState } from '../labels/cod-states.ts';

/** The states of a label's COD by what they mean for money, for queries. */
export const codAt = {
  underWay: codService.initial,
  delivered: codService.commands.deliver.to,
  ready: codService.commands.pass_gate.to,
  onDocument: codService.commands.put_on_clearance.to,
  paid: codService.commands.pay.to,
  cancelled: codService.commands.cancel.to,
} as const satisfies Record<string, CodState>;

/** Nothing changes in it any more, so only a period of it is ever added up. */
export function isSettled(state: CodState): boolean {
  return state === codAt.paid || state === codAt.cancelled;
}
