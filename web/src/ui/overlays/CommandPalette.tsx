import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useElementId } from '../element-id.ts';
import { laterWords } from '../later.words.ts';
import { Icon } from '../layout/Icon.tsx';
import { paletteGroups, stepCommand, type PaletteCommand, type PaletteGroup } from './palette-list.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useCount } from '../table/use-count.ts';
import { useFound, type PaletteSearch } from '../inputs/use-found.ts';
import overlay from './Overlay.module.css';
import styles from './CommandPalette.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly PaletteCommand[];
  /** Searches while the user types: parcels by code or phone, customers by name. */
  search?: PaletteSearch;
  placeholder?: string;
}

/** Offers all commands of the product by typing. Arrows choose, Enter runs, Escape closes. */
export function CommandPalette({ open, onOpenChange, commands, search, placeholder }: CommandPaletteProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} initialFocus={input}>
            <Base.Title className="sr-only">{say(laterWords.palette)}</Base.Title>
            <Palette
              commands={commands}
              search={search}
              placeholder={placeholder ?? say(laterWords.paletteHint)}
              input={input}
              close={() => onOpenChange(false)}
            />
            <Base.Close className={styles.close}>{say(commonWords.close)}</Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface PaletteProps {
  commands: readonly PaletteCommand[];
  search: PaletteSearch | undefined;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  close: () => void;
}

function Palette({ commands, search, placeholder, input, close }: PaletteProps) {
  const say = useSay();
  const count = useCount();
  const listId = useElementId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const found = useFound(query, search);
  const groups = useMemo(() => paletteGroups(commands, query, found.commands), [commands, query, found.commands]);
  const all = groups.flatMap((group) => group.commands);
  const ids = all.map((command) => command.id);
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // The window takes the focus a frame later, or much later on a busy machine; this way the first letters reach the field.
  useLayoutEffect(() => {
    const typed = ({ target }: Event) => {
      const field = input.current;
      if (!field?.closest('[role=dialog]')?.contains(target as Node)) field?.focus();
    };
    window.addEventListener('keydown', typed, true);
    return () => window.removeEventListener('keydown', typed, true);
  }, [input]);
  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) run(all.find((command) => command.id === active));
    else setChosen(stepCommand(ids, active, by));
  };
  const empty = all.length === 0 && found.state === 'idle';
  const answer = empty ? say(commonWords.noMatchingResult) : say(laterWords.paletteFound, { n: count(all.length) });
  const status = { searching: say(laterWords.paletteSearching), failed: say(laterWords.paletteFailed), idle: answer }[
    found.state
  ];
  return (
    <>
      <div className={styles.line}>
        {found.state === 'searching' ? <Spinner /> : <Icon of={Search} />}
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={placeholder}
          placeholder={placeholder}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={say(laterWords.palette)} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.name} group={group} listId={listId} active={active} onActive={setChosen} run={run} />
        ))}
      </div>
      <p className={empty || found.state === 'failed' ? styles.status : 'sr-only'} role="status">
        {status}
      </p>
      <p className={styles.keys} aria-hidden="true">
        {say(laterWords.paletteKeys)}
      </p>
    </>
  );
}

interface GroupProps {
  group: PaletteGroup;
  listId: string;
  active: string | undefined;
  onActive: (id: string) => void;
  run: (command: PaletteCommand) => void;
}

function Group({ group, listId, active, onActive, run }: GroupProps) {
  const headingId = useElementId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={overlay.heading}>
        {group.name}
      </div>
      {group.commands.map((command) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field, which says which option is active
        <div
          key={command.id}
          id={`${listId}-${command.id}`}
          role="option"
          aria-selected={command.id === active}
          className={overlay.item}
          onPointerMove={() => {
            if (command.id !== active) onActive(command.id);
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => run(command)}>
          <Icon of={command.icon ?? ChevronRight} />
          <span className={overlay.words}>
            {command.label}
            {command.hint && <span className={overlay.note}>{command.hint}</span>}
          </span>
          {command.kbd && (
            <kbd className={overlay.kbd} aria-hidden="true">
              {command.kbd}
            </kbd>
          )}
        </div>
      ))}
    </div>
  );
}
