import { useEffect } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import type { FormModel } from './use-form.ts';

/**
 * Clears a field that another choice hides, because the server refuses values that it would not use.
 *
 * @example useCleared(form, 'owner_name', !isNamedOwner(owner));
 */
export function useCleared<F extends Form>(form: FormModel<F>, name: keyof F & string, isHidden: boolean): void {
  const value: unknown = form.values[name];
  const isStale = isHidden && value !== null && value !== '';
  useEffect(() => {
    if (isStale) form.put(name, null);
  }, [form, name, isStale]);
}
