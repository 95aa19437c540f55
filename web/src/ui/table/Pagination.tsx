import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { dataWords } from './data.words.ts';
import { useElementId } from '../element-id.ts';
import { Icon } from '../layout/Icon.tsx';
import { useRenderLink, type RenderLink } from '../layout/link.tsx';
import { pagesOf, parsePage, pageWindow, usualRows } from './page-window.ts';
import { useCount } from './use-count.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; computed from `total` by default. */
  last?: number;
  onPage: (page: number) => void;
  /** Distinguishes it from another one on the same screen. */
  label?: string;
  /** Number of pages on either side of the current one. */
  range?: number;
  /** Number of matching rows, to tell which are shown. */
  total?: number;
  /** Rows per page: nine by default (K-10). */
  perPage?: number;
  /** Returns the address of a page: the numbers become links that can be opened in a tab. */
  hrefOf?: (page: number) => string;
  renderLink?: RenderLink;
}

/** Turns pages: previous, next, first, last, those around, and any by its number (P-01). */
export function Pagination({
  page,
  total,
  perPage = usualRows,
  last = pagesOf(total ?? 0, perPage),
  onPage,
  range,
  label,
  hrefOf,
  renderLink,
}: PaginationProps) {
  const say = useSay();
  const count = useCount();
  const go = (to: number) => {
    if (to !== page && to >= 1 && to <= last) onPage(to);
  };
  const shown = total !== undefined && total > 0;
  return (
    <div className={styles.pager}>
      {shown && (
        <span className={styles.shown}>
          {say(dataWords.rowsShown, {
            from: count((page - 1) * perPage + 1),
            to: count(Math.min(page * perPage, total)),
            total: count(total),
          })}
        </span>
      )}
      {last > 1 && (
        <>
          <nav className={styles.nav} aria-label={label ?? say(dataWords.pages)}>
            <Step to={page - 1} off={page <= 1} name={say(dataWords.previous)} go={go}>
              <Icon of={ChevronLeft} />
            </Step>
            <span className={styles.place}>{say(dataWords.pageOf, { n: count(page), max: count(last) })}</span>
            <ol className={styles.marks}>
              {pageWindow(page, last, range).map((mark, at) => (
                <li key={mark === 'gap' ? `gap${at}` : mark}>
                  {mark === 'gap' ? (
                    <span className={styles.gap}>…</span>
                  ) : (
                    <PageMark to={mark} current={mark === page} go={go} href={hrefOf?.(mark)} renderLink={renderLink} />
                  )}
                </li>
              ))}
            </ol>
            <Step to={page + 1} off={page >= last} name={say(dataWords.next)} go={go}>
              <Icon of={ChevronRight} />
            </Step>
          </nav>
          <GoTo last={last} go={go} />
        </>
      )}
    </div>
  );
}

type Go = (to: number) => void;

function Step({
  to,
  off,
  name,
  go,
  children,
}: {
  to: number;
  off: boolean;
  name: string;
  go: Go;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={off || undefined}
      aria-label={name}
      onClick={() => {
        if (!off) go(to);
      }}>
      {children}
      <span className={styles.stepWord} aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

function PageMark({
  to,
  current,
  go,
  href,
  renderLink,
}: {
  to: number;
  current: boolean;
  go: Go;
  href?: string;
  renderLink?: RenderLink;
}) {
  const say = useSay();
  const count = useCount();
  const link = useRenderLink(renderLink);
  const look = {
    className: styles.mark,
    'aria-label': say(dataWords.page, { n: count(to) }),
    'aria-current': current ? ('page' as const) : undefined,
    children: count(to),
  };
  if (href === undefined) return <button type="button" {...look} onClick={() => go(to)} />;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return link({ ...look, href, onClick: follow });
}

function GoTo({ last, go }: { last: number; go: Go }) {
  const say = useSay();
  const count = useCount();
  const id = useElementId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = parsePage(toLatinDigits(text), last);
    setWrong(chosen === undefined);
    if (chosen === undefined) return;
    setText('');
    go(chosen);
  };
  return (
    <form className={styles.goTo} onSubmit={submit} noValidate>
      <label htmlFor={id}>{say(dataWords.goTo)}</label>
      <input
        id={id}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <Button small type="submit">
        {say(dataWords.go)}
      </Button>
      {wrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {say(dataWords.pageInvalid, { max: count(last) })}
        </p>
      )}
    </form>
  );
}
