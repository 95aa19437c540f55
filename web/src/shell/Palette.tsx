import { CommandPalette } from '../ui/overlays/CommandPalette.tsx';
import type { CommandsControl } from './commands-context.ts';
import { useCommandList, useRecordSearch } from './use-command-list.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  control: CommandsControl;
}

/** The palette with what it offers everywhere. */
export function Palette({ open, onOpenChange, control }: PaletteProps) {
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={useCommandList(control)}
      search={useRecordSearch()}
    />
  );
}
