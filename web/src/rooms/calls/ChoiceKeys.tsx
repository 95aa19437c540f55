import { useEffect, useRef } from 'react';
import { usePreferences } from '../../kernel/preferences.ts';
import { useElementId } from '../../ui/element-id.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import styles from './Call.module.css';

export interface KeyedChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A digit or a small letter. */
  readonly key: string;
}

interface ChoiceKeysProps<Value extends string> {
  name: string;
  label: string;
  choices: readonly KeyedChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error: string | undefined;
}

/** One of a few, as large buttons of which each shows the key that chooses it. By the place of the key, so that it works with a Myanmar layout on. */
export function ChoiceKeys<Value extends string>({
  name,
  label,
  choices,
  value,
  onChange,
  error,
}: ChoiceKeysProps<Value>) {
  const group = useElementId();
  const { singleKeys } = usePreferences();
  usePlaceKeys(singleKeys, (key) => {
    const chosen = choices.find((choice) => choice.key === key);
    if (chosen) onChange(chosen.value);
    return chosen !== undefined;
  });
  return (
    <div data-field={name}>
      <Field label={label} group required error={error}>
        <div role="radiogroup" aria-label={label} className={styles.choices}>
          {choices.map((choice) => (
            <label key={choice.value} className={styles.choice} data-chosen={choice.value === value || undefined}>
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {singleKeys && (
                <kbd className={styles.key} aria-hidden="true">
                  {choice.key.toUpperCase()}
                </kbd>
              )}
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      </Field>
    </div>
  );
}

/** Hears digits and letters on the page while nobody types and nothing is open over it. */
function usePlaceKeys(on: boolean, act: (key: string) => boolean): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const place = /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      if (!place || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      if (latest.current(place)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')
  );
}
