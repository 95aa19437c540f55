import { useState } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Opener } from './Opener.tsx';
import type { DialogProps } from './DialogWindow.tsx';

/**
 * A window over the page. The page behind it is inert, the focus stays inside, Escape closes it. On a phone it slides in from below.
 *
 * @example <Dialog title={say(words.edit)} open={open} onOpenChange={setOpen} footer={<Button variant="main">…</Button>}>…</Dialog>
 */
export function Dialog({ trigger, open = false, onOpenChange, ...partProps }: DialogProps) {
  const [used, setUsed] = useState(false);
  if (trigger)
    return (
      <Opener
        trigger={trigger}
        popup="dialog"
        part={DialogWindow}
        partProps={partProps}
        open={open}
        onOpenChange={onOpenChange}
      />
    );
  if (open && !used) setUsed(true);
  return (open || used) && <DialogWindow {...partProps} open={open} onOpenChange={onOpenChange} />;
}

const DialogWindow = lazyPart(async () => (await import('./DialogWindow.tsx')).DialogWindow);
