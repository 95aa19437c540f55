import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { partyViewer } from '../../kernel/viewer.ts';
import type { PublicParcel } from './public-parcel.queries.ts';

/** An external user of a public page, with their language. */
export interface Outsider {
  readonly party: Party;
  readonly locale: Locale;
}

/**
 * Runs what somebody outside asks for in the one frame of every change, as a viewer at the branch that has the parcel: the same commands as at a desk, with an
 * audit line. A refusal changes nothing.
 */
export async function asParty(
  context: RequestContext,
  { party, locale }: Outsider,
  parcel: PublicParcel,
  endpoint: string,
  act: (command: CommandContext) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const viewer = partyViewer(party, parcel.chosen.life.holder_branch_id, locale);
  const done = await runCommand(
    { ...context, viewer, locale },
    {
      endpoint,
      status: 200,
      audited: true,
      idempotencyKey: null,
      input: parcel.id,
      act: async (command) => (await act(command)) ?? { message: 'ok' },
    },
  );
  return isRefusal(done) ? done : null;
}
