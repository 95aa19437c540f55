import { Copy as CopyIcon, FileText, PackageSearch, Pencil, Printer, Trash2, Users } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Avatar } from '../layout/Avatar.tsx';
import { Button } from '../layout/Button.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { CommandPalette } from '../overlays/CommandPalette.tsx';
import { CompactAmount } from '../layout/CompactAmount.tsx';
import { ConfirmProvider, useConfirm } from '../overlays/ConfirmDialog.tsx';
import { CopyButton } from '../layout/CopyButton.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { laterWords } from '../later.words.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Field } from '../inputs/Field.tsx';
import { JobProgress } from '../feedback/JobProgress.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Pagination } from '../table/Pagination.tsx';
import type { PaletteCommand } from '../overlays/palette-list.ts';
import { Popover } from '../overlays/Popover.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { ShortcutSheet, rowShortcuts } from '../overlays/ShortcutSheet.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { ToastProvider, useToast } from '../feedback/Toasts.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { sampleWords as w } from './data-samples.ts';
import styles from './DataGallery.module.css';
import type { GallerySection } from './section.ts';
import { PendingList, TableStates, WholeList } from './TableGallery.tsx';

function Pages() {
  const [page, setPage] = useState(60);
  return (
    <div className="grid4">
      <Pagination page={page} last={125} onPage={setPage} label="60 / 125" total={12408} perPage={100} />
      <Pagination page={1} last={5} onPage={setPage} label="1 / 5" />
      <Pagination page={1} onPage={setPage} label="1 / 3" total={19} />
    </div>
  );
}

function Toasting() {
  const say = useSay();
  const toast = useToast();
  return (
    <div className={styles.row}>
      <Button onClick={() => toast.success(say(w.saved))}>success</Button>
      <Button onClick={() => toast.info(say(w.exportReady))}>info</Button>
      <Button onClick={() => toast.warning(say(w.late))}>warning</Button>
      <Button onClick={() => toast.error(say(w.wrong), say(w.offline))}>error</Button>
    </div>
  );
}

function Asking() {
  const say = useSay();
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = (question: Parameters<typeof confirm>[0]) => {
    void confirm(question).then((yes) => setAnswer(String(yes)));
  };
  const [name, setName] = useState<string | null>('ဒေါ်ခင်မာလာ');
  return (
    <div className={styles.row}>
      <Button onClick={() => ask({})}>confirm</Button>
      <Button onClick={() => ask({ kind: 'delete' })}>confirm delete</Button>
      <Button onClick={() => ask({ kind: 'danger', question: say(w.rollbackAsk), text: say(w.rollbackText) })}>
        confirm rollback
      </Button>
      <output>{answer}</output>
      <Dialog
        title={say(w.editReceiver)}
        description={say(w.noLabelsHint)}
        trigger={<Button>dialog</Button>}
        guarded
        footer={
          <>
            <Button>{say(w.cancel)}</Button>
            <Button variant="main">{say(w.save)}</Button>
          </>
        }>
        <Field label={say(w.name)} required>
          <TextInput value={name} onChange={setName} />
        </Field>
      </Dialog>
    </div>
  );
}

function Floating() {
  const say = useSay();
  const toast = useToast();
  const item = (key: string, label: string) => ({ key, label, onSelect: () => toast.info(label) });
  return (
    <div className={styles.row}>
      <Menu
        align="start"
        trigger={<Button>{say(w.more)}</Button>}
        groups={[
          {
            key: 'do',
            heading: say(w.labels),
            items: [
              { ...item('print', say(w.print)), icon: Printer, kbd: 'P' },
              { ...item('edit', say(w.edit)), icon: Pencil },
              { key: 'view', label: say(w.view), href: '#view', icon: FileText },
              { ...item('rollback', say(w.rollback)), refused: say(w.refused) },
            ],
          },
          {
            key: 'tick',
            items: [
              { ...item('on', say(w.process)), checked: true },
              { ...item('off', say(w.ongoing)), checked: false },
            ],
          },
          { key: 'end', items: [{ ...item('delete', say(w.remove)), icon: Trash2, tone: 'danger' }] },
        ]}
      />
      <Popover trigger={<Button>popover</Button>} title={say(w.about)}>
        <p className={styles.text}>{say(w.feeText)}</p>
      </Popover>
      <Tooltip content={say(w.feeText)}>
        <Button>tooltip</Button>
      </Tooltip>
      <Tooltip content={say(w.print)} side="bottom">
        <Button icon={Printer}>tooltip</Button>
      </Tooltip>
    </div>
  );
}

function Small() {
  return (
    <div className="grid4">
      <div className={styles.row}>
        <span className="code">EX 4731 2482 9 XM</span>
        <CopyButton text="EX473124829XM" what="EX473124829XM" />
        <CopyButton text="EX473124829XM" words />
      </div>
      <div className={styles.row}>
        <Avatar name="Daw Hnin Ei" />
        <Avatar name="ဒေါ်ခင်မာလာ" size={40} />
        <Avatar name="ကိုကျော်ဇင်" size={24} />
        <Avatar name="王小明" size={64} />
        <Avatar name="Ko Ye" src="/no-such-picture.png" size={40} />
        <Avatar name="Su" src="/favicon.svg" size={40} />
      </div>
      <div className={styles.row}>
        {[999, 1000, 12_500, 99_999, 123_456, 999_999, 12_345_678, -45_000].map((amount) => (
          <CompactAmount key={amount} amount={amount} />
        ))}
      </div>
      <Skeleton lines={3} />
      <Skeleton height={64} />
    </div>
  );
}

function Messages() {
  const say = useSay();
  const [open, setOpen] = useState(true);
  return (
    <div className="grid4">
      <Callout
        tone="danger"
        actions={
          <>
            <Button small>{say(w.view)}</Button>
            <Button small>{say(w.putAside)}</Button>
          </>
        }>
        <span className="code">EX 4731 1113 4 XM</span> — {say(w.deliveredAlready)}
      </Callout>
      <Callout tone="attention" title={say(w.late)}>
        {say(w.feeText)}
      </Callout>
      {open && (
        <Callout tone="info" onClose={() => setOpen(false)}>
          {say(w.exportReady)}
        </Callout>
      )}
      <Callout tone="success">{say(w.saved)}</Callout>
      <EmptyState
        icon={PackageSearch}
        title={say(w.noLabels)}
        hint={say(w.noLabelsHint)}
        action={<Button>{say(w.newLabel)}</Button>}
      />
    </div>
  );
}

function Working() {
  const say = useSay();
  const results = [
    { id: '1', label: 'EX 4731 2482 9 XM', ok: true },
    { id: '2', label: 'EX 4731 2483 2 XM', ok: false, message: say(w.notAllowed) },
    { id: '3', label: 'VP 1180 2217 4 XM', ok: true },
  ];
  return (
    <div className="grid4">
      <ProgressBar label="62 %" value={62} />
      <ProgressBar label="?" />
      <JobProgress
        title={say(w.printMany, { n: 120 })}
        state="running"
        done={61}
        failed={1}
        total={120}
        onCancel={() => {}}
      />
      <JobProgress
        title={say(w.printMany, { n: 3 })}
        state="finished"
        done={2}
        failed={1}
        total={3}
        results={results}
        onRetry={() => {}}
        onClose={() => {}}
      />
      <JobProgress
        title={say(w.acceptMany, { n: 3 })}
        state="cancelled"
        done={2}
        failed={0}
        total={3}
        results={results.slice(0, 1)}
        onClose={() => {}}
      />
    </div>
  );
}

function Commanding() {
  const say = useSay();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const command = (id: string, group: string, label: string, more: Partial<PaletteCommand> = {}): PaletteCommand => ({
    id,
    group,
    label,
    run: () => toast.info(label),
    ...more,
  });
  const commands = [
    command('labels', say(w.goTo), say(w.labels), { icon: FileText, keywords: ['Labels'] }),
    command('staff', say(w.goTo), say(w.staff), { icon: Users, keywords: ['Staff'] }),
    command('report', say(w.goTo), say(w.report), { keywords: ['Report'] }),
    command('new', say(w.goTo), say(w.newLabel), { kbd: 'C', keywords: ['New label'] }),
    command('print', say(w.onSelection), say(w.printMany, { n: 3 }), { icon: Printer, kbd: 'Ctrl+P' }),
  ];
  const search = async (query: string) => {
    await new Promise((done) => {
      setTimeout(done, 400);
    });
    if (query.includes('!')) throw new Error('no connection');
    return /\d/.test(query)
      ? [command('EX1', say(w.parcels), 'EX 4731 2482 9 XM', { hint: 'Shwe Shop → ဒေါ်ခင်မာလာ, လှိုင်', icon: CopyIcon })]
      : [];
  };
  return (
    <div className={styles.row}>
      <Button kbd="Ctrl+K" onClick={() => setOpen(true)}>
        {say(w.openPalette)}
      </Button>
      <Button kbd="?" onClick={() => setSheet(true)}>
        ?
      </Button>
      <CommandPalette open={open} onOpenChange={setOpen} commands={commands} search={search} />
      <Dialog title={say(laterWords.shortcuts)} size="large" open={sheet} onOpenChange={setSheet}>
        <ShortcutSheet
          groups={[
            {
              title: say(w.everywhere),
              shortcuts: [
                { keys: [['Ctrl', 'K']], label: say(w.openPalette) },
                { keys: [['/']], label: say(w.search) },
                { keys: [['C']], label: say(w.newLabel) },
              ],
            },
            rowShortcuts(say),
          ]}
        />
      </Dialog>
    </div>
  );
}

/** Wraps a section in the providers of dialogs and toasts that it needs. */
function alone(Part: ComponentType): ComponentType {
  return function Alone() {
    return (
      <ToastProvider>
        <ConfirmProvider>
          <Part />
        </ConfirmProvider>
      </ToastProvider>
    );
  };
}

export const dataGallery: readonly GallerySection[] = [
  {
    id: 'data-list',
    title: 'DataTable, Pagination, Tabs, Chips, SavedViewMenu, ColumnChooser, DensitySwitch, BulkBar',
    Content: alone(WholeList),
  },
  { id: 'data-pending', title: 'DataTable: search by code, history', Content: alone(PendingList) },
  { id: 'data-states', title: 'DataTable: loading, empty, failed, refreshing', Content: alone(TableStates) },
  { id: 'data-pages', title: 'Pagination', Content: Pages },
  { id: 'data-messages', title: 'Callout, EmptyState', Content: Messages },
  { id: 'data-small', title: 'CopyButton, Avatar, CompactAmount, Skeleton', Content: Small },
  { id: 'data-work', title: 'ProgressBar, JobProgress', Content: Working },
  { id: 'data-floating', title: 'Menu, Popover, Tooltip', Content: alone(Floating) },
  { id: 'data-asking', title: 'ConfirmDialog, Dialog', Content: alone(Asking) },
  { id: 'data-toasts', title: 'Toasts', Content: alone(Toasting) },
  { id: 'data-commands', title: 'CommandPalette, ShortcutSheet', Content: alone(Commanding) },
];
