import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ExportDestinationState = 'active' | 'inactive';
export type ExportDestinationCommand = 'close' | 'open';

/** The lifecycle of one of the export destinations. */
export const exportDestinationLife = lifecycle<ExportDestinationState, ExportDestinationCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'export_destination.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'export_destination.edit' },
  },
});
