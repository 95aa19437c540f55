import { Check, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { useConfirm } from '../overlays/ConfirmDialog.tsx';
import { dataWords } from './data.words.ts';
import { laterWords } from '../later.words.ts';
import { Field } from '../inputs/Field.tsx';
import { Icon } from '../layout/Icon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import type { Opened } from '../overlays/Opener.tsx';
import { PopoverPopup } from '../overlays/PopoverPopup.tsx';
import { RadioGroup } from '../inputs/RadioGroup.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import overlay from '../overlays/Overlay.module.css';
import styles from './SavedViewMenu.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface NamedView {
  readonly key: string;
  readonly name: string;
  readonly visibility: ViewVisibility;
  /** Owned by the user, who may change and delete it. */
  readonly own: boolean;
}

export interface SavedViewMenuProps {
  views: readonly NamedView[];
  /** Key of the shown view; undefined for the default list. */
  current?: string;
  /** The list differs from the saved view. */
  changed?: boolean;
  /** Shows a view, or the default list. */
  onApply: (key: string | undefined) => void;
  onSave: (view: { name: string; visibility: ViewVisibility }) => void;
  /** Saves the current list in the current view. */
  onUpdate?: (key: string) => void;
  onDelete?: (key: string) => void;
  /** May save views for others. */
  mayShare?: boolean;
}

const visibilityWord = { private: laterWords.viewPrivate, branch: laterWords.viewBranch, all: laterWords.viewAll };

const viewVisibilities = ['private', 'branch', 'all'] as const;
export type ViewVisibility = (typeof viewVisibilities)[number];

export interface SavedViewsProps extends SavedViewMenuProps, Opened {}

/** The list of views, loaded when it is opened. */
export function SavedViews({ open, onOpenChange, anchor, ...props }: SavedViewsProps) {
  const { views, current, changed, onApply, onUpdate } = props;
  const say = useSay();
  const shown = views.find((view) => view.key === current);
  const close = () => onOpenChange(false);
  const apply = (key: string | undefined) => {
    onApply(key);
    close();
  };
  return (
    <PopoverPopup title={say(laterWords.view)} quietTitle open={open} onOpenChange={onOpenChange} anchor={anchor}>
      <ul className={styles.list}>
        <Line name={say(dataWords.viewStandard)} current={shown === undefined} onApply={() => apply(undefined)} />
        {views.map((view) => (
          <Line
            key={view.key}
            name={view.name}
            note={say(visibilityWord[view.visibility])}
            current={view === shown}
            onApply={() => apply(view.key)}
            onDelete={view.own && props.onDelete ? () => props.onDelete?.(view.key) : undefined}
          />
        ))}
      </ul>
      {views.length === 0 && <p className={styles.none}>{say(laterWords.viewNone)}</p>}
      {shown?.own && changed && onUpdate && (
        <Button
          small
          variant="main"
          className={styles.update}
          onClick={() => {
            onUpdate(shown.key);
            close();
          }}>
          {say(laterWords.viewSaveChanges, { name: shown.name })}
        </Button>
      )}
      <SaveAs
        mayShare={props.mayShare ?? false}
        onSave={(view) => {
          props.onSave(view);
          close();
        }}
      />
    </PopoverPopup>
  );
}

interface LineProps {
  name: string;
  note?: string;
  current: boolean;
  onApply: () => void;
  onDelete?: () => void;
}

function Line({ name, note, current, onApply, onDelete }: LineProps) {
  const say = useSay();
  const confirm = useConfirm();
  const remove = async () => {
    if (await confirm({ kind: 'delete', text: say(laterWords.viewDelete, { name }), yes: say(commonWords.delete) }))
      onDelete?.();
  };
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={`${overlay.item} ${styles.apply}`}
        aria-current={current || undefined}
        onClick={onApply}>
        <span className={styles.tick}>{current && <Icon of={Check} />}</span>
        <span className={overlay.words}>
          {name}
          {note && <span className={overlay.note}>{note}</span>}
        </span>
      </button>
      {onDelete && (
        <IconButton
          small
          icon={Trash2}
          label={say(laterWords.viewDelete, { name })}
          onClick={() => {
            void remove();
          }}
        />
      )}
    </li>
  );
}

const nameMax = 60;

function SaveAs({ mayShare, onSave }: { mayShare: boolean; onSave: SavedViewMenuProps['onSave'] }) {
  const say = useSay();
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const [visibility, setVisibility] = useState<ViewVisibility>('private');
  if (!naming)
    return (
      <Button small variant="quiet" onClick={() => setNaming(true)}>
        {say(laterWords.viewSaveAs)}
      </Button>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name?.trim();
    if (trimmed) onSave({ name: trimmed, visibility });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <Field label={say(laterWords.viewName)} required>
        <TextInput value={name} onChange={setName} max={nameMax} autoFocus autoComplete="off" />
      </Field>
      {mayShare && (
        <Field label={say(laterWords.viewScope)} group>
          <RadioGroup
            options={viewVisibilities.map((value) => ({ value, label: say(visibilityWord[value]) }))}
            value={visibility}
            onChange={setVisibility}
          />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button small onClick={() => setNaming(false)}>
          {say(commonWords.cancel)}
        </Button>
        <Button small variant="main" type="submit" disabled={!name?.trim()}>
          {say(dataWords.save)}
        </Button>
      </div>
    </form>
  );
}
