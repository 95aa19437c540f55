import { createContext, useContext, useEffect } from 'react';
import { useElementId } from '../element-id.ts';

/** Values that a Field passes to the control inside it. */
export interface FieldWiring {
  /** Undefined in a group, whose controls have their own ids and labels. */
  readonly controlId: string | undefined;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Reports the control's own error about the typed text; newer than the form's error, so it is shown instead. */
  readonly complain: (message: string | null) => void;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlOptions {
  /** Accessible name of a control outside a Field. */
  label?: string;
  complaint?: string | null;
}

export interface ControlWiring {
  id: string;
  labelId: string | undefined;
  /** Attributes of the element that takes the focus. */
  aria: {
    'aria-label': string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
}

/**
 * Connects a control with the Field around it: id, name, description, and whether it is invalid or required.
 *
 * @example const { id, aria } = useFieldControl({ label }); return <input id={id} {...aria} />;
 */
export function useFieldControl({ label, complaint = null }: ControlOptions = {}): ControlWiring {
  const field = useContext(FieldContext);
  const ownId = useElementId();
  const complain = field?.complain;
  useEffect(() => complain?.(complaint), [complain, complaint]);
  return {
    id: field?.controlId ?? ownId,
    labelId: field?.labelId,
    aria: {
      'aria-label': label,
      'aria-describedby': field?.describedBy,
      'aria-invalid': field?.invalid || undefined,
      'aria-required': field?.required || undefined,
    },
  };
}
