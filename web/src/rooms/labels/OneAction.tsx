import { useEffect, useRef } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { reasonWord } from '../../shell/detail/ActionBar.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { DecisionDialog, StepDialog } from './ParcelActions.tsx';
import { isDecision } from './step-words.ts';
import { useShipping } from './use-shipping.ts';

interface OneActionProps {
  labelId: number;
  /** A step or a decision, by its name. */
  action: string;
  /** Whole kyat that the receiver pays at the door. */
  collects?: number;
  /** It was done, or given up. */
  onClose: (done: boolean) => void;
}

/** One step or decision about a parcel, asked for from wherever the parcel is listed. Says why when it cannot be taken any more. */
export function OneAction({ labelId, action, collects = 0, onClose }: OneActionProps) {
  const say = useSay();
  const toast = useToast();
  const done = useRef(false);
  const { shipping, put, refresh } = useShipping(labelId);
  const step = shipping?.steps.find(({ status }) => status === action);
  const decision = shipping?.actions.find(({ command }) => command === action);
  const found = step ?? decision;
  const open = found?.blocked === null;
  const refused = shipping && !open ? (found?.blocked ?? 'parcel_moved_on') : null;
  useEffect(() => {
    if (refused === null) return;
    if (!done.current) toast.error(say.loose(reasonWord(refused)));
    onClose(done.current);
  }, [refused, say, toast, onClose]);
  if (!shipping || !open) return null;
  const common = {
    shipping,
    collects,
    onDone: (next: typeof shipping | null) => {
      done.current = true;
      if (next) put(next);
      else refresh();
    },
    onClose: () => onClose(done.current),
  };
  return isDecision(action) ? (
    <DecisionDialog {...common} command={action} />
  ) : (
    <StepDialog {...common} status={action} needs={step?.needs ?? []} />
  );
}
