import { useState } from 'react';
import { FileDown, MoreHorizontal, PackagePlus, Printer, Square, Trash2, X } from 'lucide-react';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { UsualValues } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { importLife, isMendable, type ImportState } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useReasonWord } from '../../shell/reasons.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction, type ActionOptions } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuItem } from '../../ui/overlays/MenuPopup.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { WorkProgress } from '../../ui/feedback/WorkProgress.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { laterWords } from '../../ui/later.words.ts';
import { NextSheet } from './NextSheet.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import styles from './LabelImport.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface ImportProps {
  sheet: LabelImportDetail;
  put: (sheet: LabelImportDetail) => void;
}

const isMaking = ({ status }: LabelImportDetail): boolean => (status as ImportState) === importLife.commands.make.to;
const isDone = ({ status }: LabelImportDetail): boolean => (status as ImportState) === importLife.commands.finish.to;

/** Does one thing at a time; after a refusal the sheet is read again, because somebody else may have changed it. */
function useOneAtATime() {
  const run = useAction();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: <T,>(work: () => Promise<T>, options: ActionOptions<T> = {}): void => {
      const begin = () => {
        setBusy(true);
        return work();
      };
      void run(begin, options).finally(() => setBusy(false));
    },
  };
}

/** Commands on the whole sheet; the one that makes the labels is last. */
export function ImportActions({ sheet, put }: ImportProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const go = usePageGo();
  const { busy, run } = useOneAtATime();
  const params = { id: sheet.id };
  const offered = new Set(sheet.actions.map(({ command }) => command));
  const n = count(sheet.ready);
  const onPhone = useMedia(phone);
  const make = () =>
    run(async () => put((await call('label_imports.make', { params })).data), {
      ask: {
        question: say(laterWords.sureTo, { what: say(words.make, { n }) }),
        text: say(words.makeText, {
          cod: sayKyat(sheet.cod_amount, locale),
          shipping: sayKyat(sheet.shipping_total, locale),
        }),
        yes: say(words.make, { n }),
      },
    });
  const drop = () =>
    run(() => call('label_imports.drop', { params }).then(() => go('label-imports')), {
      ask: {
        kind: 'danger',
        question: say(laterWords.sureTo, { what: say(words.drop) }),
        text: say(words.dropText),
        yes: say(words.drop),
      },
      success: say(words.dropped),
    });
  const isToFix = sheet.bad > 0 && sheet.missing.length === 0;
  const leaveAll = () =>
    run(async () => put((await call('label_imports.leave', { params, body: { leave: true } })).data));
  const saveErrors = () =>
    run(async () =>
      saveFile(await addressOfCall('label_imports.errors', { id: sheet.id }), `rows-to-fix-${sheet.id}.xlsx`),
    );
  const less: (MenuItem & Required<Pick<MenuItem, 'icon' | 'onSelect'>>)[] = [
    ...(isToFix && offered.has('make')
      ? [{ key: 'leave', icon: X, label: say(words.leaveAll), onSelect: leaveAll }]
      : []),
    ...(isToFix ? [{ key: 'errors', icon: FileDown, label: say(words.errorSheet), onSelect: saveErrors }] : []),
    ...(offered.has('drop')
      ? [{ key: 'drop', icon: Trash2, label: say(words.drop), tone: 'danger' as const, onSelect: drop }]
      : []),
  ];
  return (
    <>
      {onPhone && less.length > 0 ? (
        <Menu
          trigger={<Button icon={MoreHorizontal}>{say(commonWords.more)}</Button>}
          groups={[{ key: 'less', items: less }]}
        />
      ) : (
        less.map(({ key, icon, label, tone, onSelect }) => (
          <Button key={key} icon={icon} variant={tone ?? 'plain'} busy={busy} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      {sheet.customer_id !== null && <NextSheet merchantId={sheet.customer_id} name={sheet.customer ?? ''} />}
      {offered.has('make') && sheet.ready > 0 && (
        <Button variant="main" icon={PackagePlus} busy={busy} onClick={make}>
          {say(words.make, { n })}
        </Button>
      )}
    </>
  );
}

/** How far the making is, why it stopped, and where its labels are. */
export function ImportNotices({ sheet, put }: ImportProps) {
  const say = useSay();
  const reason = useReasonWord();
  const go = usePageGo();
  const count = useCount();
  const mayOpen = useMayOpen();
  const locale = useLocale();
  const { busy, run } = useOneAtATime();
  const print = () =>
    run(async () => {
      const { data } = await call('label_imports.labels', { params: { id: sheet.id } });
      go('label-multi-print', { search: { ids: data.join(',') } });
    });
  const collectNothing = () =>
    run(async () =>
      put(
        (
          await call('label_imports.map', {
            params: { id: sheet.id },
            body: {
              ...(sheet.usual as UsualValues),
              cod_zero: true,
              columns: sheet.columns.map(({ field }) => field),
              version: sheet.version,
            },
          })
        ).data,
      ),
    );
  return (
    <>
      {isMaking(sheet) && (
        <section className={styles.making} aria-label={say(words.making)}>
          <WorkProgress label={say(words.making)} done={sheet.made} total={sheet.made + sheet.ready} leavable />
          <div className={styles.foot}>
            <span role="status">{say(words.making)}</span>
            <Button
              small
              icon={Square}
              busy={busy}
              onClick={() =>
                run(async () => put((await call('label_imports.stop', { params: { id: sheet.id } })).data))
              }>
              {say(commonWords.stop)}
            </Button>
          </div>
        </section>
      )}
      <SheetNotes sheet={sheet} put={put} />
      {sheet.cod_unsaid > sheet.cod_paid &&
        !sheet.columns.some(({ unanswered }) => unanswered) &&
        sheet.missing.length === 0 &&
        isMendable(sheet.status as ImportState) && (
          <Callout
            tone="attention"
            live
            actions={
              <Button small busy={busy} onClick={collectNothing}>
                {say(words.codNone)}
              </Button>
            }>
            {say(words.codUndecided, { n: count(sheet.cod_unsaid) })}
          </Callout>
        )}
      {sheet.credit !== null && sheet.credit.rows_over > 0 && (
        <Callout tone="attention" live>
          {say(words.creditOver, {
            wanted: sayKyat(sheet.credit.wanted, locale),
            left: sayKyat(sheet.credit.left, locale),
            limit: sayKyat(sheet.credit.limit, locale),
            n: count(sheet.credit.rows_over),
          })}
        </Callout>
      )}
      {sheet.halted !== null && (
        <Callout tone="attention" live>
          {say(words.halted, { why: say(reason(sheet.halted)) })}
        </Callout>
      )}
      {sheet.made > 0 && !isMaking(sheet) && (
        <Callout
          tone="success"
          live={isDone(sheet)}
          actions={
            <>
              <PageLink
                to="label"
                params={{ tab: 'search' }}
                search={{ import_id: String(sheet.id) }}
                className={buttonLook('plain', true)}>
                {say(words.openLabels)}
              </PageLink>
              {mayOpen('label-print') && (
                <Button small icon={Printer} busy={busy} onClick={print}>
                  {say(words.print)}
                </Button>
              )}
            </>
          }>
          {say(words.made, { n: count(sheet.made) })}
        </Callout>
      )}
    </>
  );
}

/** Orders that are ready with their price, where the rows come from, and which of them the sheet hides. */
function SheetNotes({ sheet, put }: ImportProps) {
  const say = useSay();
  const count = useCount();
  const locale = useLocale();
  const { busy, run } = useOneAtATime();
  const takeAside = () =>
    run(async () =>
      put((await call('label_imports.leave', { params: { id: sheet.id }, body: { hidden: true, leave: false } })).data),
    );
  return (
    <>
      {sheet.ready > 0 && isMendable(sheet.status as ImportState) && (
        <p className={styles.origin} role="status">
          {say(words.readySum, {
            n: count(sheet.ready),
            cod: sayKyat(sheet.cod_amount, locale),
            shipping: sayKyat(sheet.shipping_total, locale),
          })}
        </p>
      )}
      <OriginNotice sheet={sheet} />
      {sheet.aside.hidden + sheet.aside.struck > 0 && isMendable(sheet.status as ImportState) && (
        <Callout
          tone="attention"
          actions={
            <Button small busy={busy} onClick={takeAside}>
              {say(words.takeAside)}
            </Button>
          }>
          {sheet.aside.hidden > 0 && say(words.asideHidden, { n: count(sheet.aside.hidden) })}{' '}
          {sheet.aside.struck > 0 && say(words.asideStruck, { n: count(sheet.aside.struck) })}
        </Callout>
      )}
    </>
  );
}

/** Sheets of the workbook that the rows come from, and those passed over. */
function OriginNotice({ sheet: { origin } }: { sheet: LabelImportDetail }) {
  const say = useSay();
  const count = useCount();
  if (origin.passed.length === 0 && origin.sheets.length < 2) return null;
  const taken = origin.sheets.map(({ name, from, to }) =>
    say(words.sheetLines, { name, from: count(from), to: count(to) }),
  );
  const passed = origin.passed.map(({ name, rows, hidden }) =>
    say(hidden ? words.hiddenSheet : words.passedSheet, { name, n: count(rows) }),
  );
  return (
    <p className={styles.origin}>
      {say(words.takenFrom, { sheets: taken.join(', ') })}{' '}
      {passed.length > 0 && say(words.notTaken, { sheets: passed.join(', ') })}
    </p>
  );
}
