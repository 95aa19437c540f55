import type { CommandContext } from '../../kernel/context.ts';
import { setOutflowLimit } from '../outflows/outflows.door.ts';

/** Sets the amount from which a second person approves a clearance; it applies to open documents too. */
export async function saveSettings(
  context: CommandContext,
  { approval_limit }: { approval_limit: number },
): Promise<{ data: { approval_limit: number } }> {
  await setOutflowLimit(context, 'clearance', null, approval_limit);
  return { data: { approval_limit } };
}
