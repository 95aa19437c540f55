import { createContext, useContext, useEffect } from 'react';
import { useElementId } from '../element-id.ts';

/** What a Field tells the control inside it. */
export interface FieldWiring {
  /** Undefined in a group, whose controls have ids and labels of their own. */
  readonly controlId: string | undefined;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** A control's own complaint about what is being typed; newer than the form's error, so it is shown instead. */
  readonly complain: (message: string | null) => void;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlOptions {
  /** The accessible name of a control that stands outside a Field. */
  label?: string;
  complaint?: string | null;
}

export interface ControlWiring {
  id: string;
  labelId: string | undefined;
  /** For the element that takes the focus. */
  aria: {
    'aria-label': string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
}

/**
 * Connects a control with the Field around it: its id, name, description, and whether it is wrong or required.
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
