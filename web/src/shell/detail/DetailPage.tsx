import { useState, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import type { StateFace } from '@waybill/contract/kernel/list.ts';
import { PageHead } from '../PageHead.tsx';
import { ActionBar, type ActionBarProps } from './ActionBar.tsx';
import { detailWords } from './detail.words.ts';
import { DetailSection, Pairs, type Pair } from './Pairs.tsx';
import styles from './DetailPage.module.css';

export interface DetailPart {
  readonly key: string;
  readonly title: string;
  /** Labels with values, or any content. */
  readonly pairs?: readonly Pair[];
  readonly content?: ReactNode;
  /** In the narrow column beside the others. */
  readonly aside?: true;
  /** Above the others, over the whole width: a table of many columns. */
  readonly across?: true;
}

export interface DetailTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface DetailPageProps {
  title: ReactNode;
  state?: StateFace;
  /** After the state: a version, a kind. */
  note?: ReactNode;
  /** The commands that the server offers, and how each looks. */
  actions?: ActionBarProps;
  /** Further buttons: print, edit. */
  more?: ReactNode;
  /** Below the head: progress, a warning. */
  above?: ReactNode;
  parts: readonly DetailPart[];
  /** On narrow screens the side column is shown first. */
  asideFirst?: boolean;
  /** Below the parts; the history is the last tab. */
  tabs?: readonly DetailTab[];
  /** Changes of the record, by whom and when. */
  history?: ReactNode;
}

/**
 * One record: name, state, commands, parts, history.
 *
 * @example <DetailPage title={<span className="code">{code}</span>} state={faces[label.status]} actions={{ actions: label.actions, faces }} parts={parts} history={useHistory('labels', label)} />
 */
export function DetailPage({
  title,
  state,
  note,
  actions,
  more,
  above,
  parts,
  asideFirst,
  tabs = [],
  history,
}: DetailPageProps) {
  const say = useSay();
  const across = parts.filter((part) => part.across);
  const wide = parts.filter((part) => !part.aside && !part.across);
  const narrow = parts.filter((part) => part.aside);
  const all =
    history === undefined ? tabs : [...tabs, { key: 'history', label: say(detailWords.history), content: history }];
  return (
    <article className="stack4">
      <PageHead
        title={title}
        aside={
          <>
            {state && <StatePill face={state} />}
            {note !== undefined && <span className="muted">{note}</span>}
          </>
        }
        actions={
          <>
            {more}
            {actions && <ActionBar {...actions} />}
          </>
        }
      />
      {above}
      {across.map((part) => (
        <Part key={part.key} part={part} />
      ))}
      <div
        className={styles.parts}
        data-aside={narrow.length > 0 || undefined}
        data-aside-first={asideFirst || undefined}>
        <div className="stack4">
          {wide.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </div>
        {narrow.length > 0 && (
          <div className="stack4">
            {narrow.map((part) => (
              <Part key={part.key} part={part} />
            ))}
          </div>
        )}
      </div>
      {all.length > 0 && <DetailTabs tabs={all} />}
    </article>
  );
}

/** A state with its tone, icon and word. */
export function StatePill({ face }: { face: StateFace }) {
  const say = useSay();
  return <Pill tone={face.tone} label={say.loose(face.word)} />;
}

function Part({ part }: { part: DetailPart }) {
  return (
    <DetailSection title={part.title}>
      {part.pairs && <Pairs pairs={part.pairs} />}
      {part.content}
    </DetailSection>
  );
}

/** Parts of which one is visible at a time. A part is mounted on first view, and stays mounted. */
function DetailTabs({ tabs }: { tabs: readonly DetailTab[] }) {
  const say = useSay();
  const [current, setCurrent] = useState(tabs[0]?.key);
  const [seen, setSeen] = useState<ReadonlySet<string | undefined>>(new Set([current]));
  const show = (key: string) => {
    setCurrent(key);
    setSeen((before) => new Set([...before, key]));
  };
  return (
    <section className={styles.section} aria-label={say(detailWords.tabs)}>
      {tabs.length === 1 ? (
        <h2 className={styles.heading}>{tabs[0]?.label}</h2>
      ) : (
        <div className={styles.tabs} role="group" aria-label={say(detailWords.tabs)}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              className={styles.tab}
              aria-pressed={tab.key === current}
              onClick={() => show(tab.key)}>
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs
        .filter((tab) => seen.has(tab.key))
        .map((tab) => (
          <div key={tab.key} hidden={tab.key !== current}>
            {tab.content}
          </div>
        ))}
    </section>
  );
}
