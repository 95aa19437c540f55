import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

export interface InputActionProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'className' | 'aria-label'
> {
  icon: IconSource;
  label: string;
}

/** A small button inside an input, such as clear or open. */
export function InputAction({ icon, label, ...rest }: InputActionProps) {
  return (
    <Tooltip content={label}>
      <button {...rest} type="button" className={control.action} aria-label={label}>
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}
