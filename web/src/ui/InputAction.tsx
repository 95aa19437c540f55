import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Icon, type IconSource } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface InputActionProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'className' | 'aria-label'> {
  icon: IconSource;
  label: string;
  size?: 16 | 20;
}

/** A small button inside an input: clear, open, turn the page. */
export function InputAction({ icon, label, size, ...rest }: InputActionProps) {
  return (
    <Tooltip content={label}>
      <button {...rest} type="button" className={control.action} aria-label={label}><Icon of={icon} size={size} /></button>
    </Tooltip>
  );
}
