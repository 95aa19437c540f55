import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PrinterState = 'active' | 'inactive';
export type PrinterCommand = 'close' | 'open';

/** Life of a printer: one that is closed is offered to nobody. */
export const printerLife = lifecycle<PrinterState, PrinterCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'branch.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'branch.edit' },
  },
});
