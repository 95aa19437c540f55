import { useMemo } from 'react';
import { Download, Ellipsis } from 'lucide-react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { savePreferences } from '../../kernel/account.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { usePreferences } from '../../kernel/preferences.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { ColumnChooser } from '../../ui/table/ColumnChooser.tsx';
import { Opener } from '../../ui/overlays/Opener.tsx';
import { SavedViewMenu } from '../../ui/table/SavedViewMenu.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { shownKeys } from './column-choice.ts';
import type { ListCall } from './list-call.ts';
import { listWords } from './list.words.ts';
import { useTotal } from './use-total.ts';
import type { ListModel } from './use-list-page.ts';
import styles from './ListPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Narrower screens have the row height only in the user menu: one line has no room for it. */
const roomForRowHeight = '(min-width: 1480px)';

interface ToolbarProps<Id extends ListCall> {
  definition: ListDefinition;
  model: ListModel<Id>;
}

/**
 * View controls of a list: saved views, columns, row height, and export. On a phone a button unfolds all of them, with sorting and selecting (`folded` on the
 * page).
 */
export function ListToolbar<Id extends ListCall>({
  definition,
  model,
  fold,
}: ToolbarProps<Id> & { fold: { readonly open: boolean; readonly toggle: () => void } }) {
  const say = useSay();
  const { density } = usePreferences();
  const onPhone = useMedia(phone);
  const roomy = useMedia(roomForRowHeight);
  const columns = useMemo(
    () => definition.columns.map((column) => ({ key: column.key, label: say(column.word), fixed: column.main })),
    [definition, say],
  );
  const { views } = model;
  const tools = (
    <>
      {views.keeps && (
        <SavedViewMenu
          views={(views.all ?? []).map((view) => ({
            key: String(view.id),
            name: view.name,
            visibility: view.visibility,
            own: view.own,
          }))}
          current={views.current && String(views.current.id)}
          changed={views.changed}
          mayShare={views.mayShare}
          onApply={(key) => views.apply(key === undefined ? undefined : Number(key))}
          onSave={(named) => void views.keep(named)}
          onUpdate={() => {
            if (views.current) void views.keep(views.current);
          }}
          onDelete={(key) => void views.forget(Number(key))}
        />
      )}
      <ColumnChooser
        columns={columns}
        choice={model.choice}
        onChange={model.change}
        onReset={model.resetColumns}
        resizable={!onPhone}
      />
      {roomy && (
        <DensitySwitch
          value={density}
          onChange={(next) => void savePreferences({ density: next }).catch(() => undefined)}
        />
      )}
      <ExportMenu definition={definition} model={model} />
    </>
  );
  if (!onPhone) return <div className={styles.tools}>{tools}</div>;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        variant="framed"
        label={say(listWords.tools)}
        aria-expanded={fold.open}
        onClick={fold.toggle}
      />
      {fold.open && <div className={styles.unfolded}>{tools}</div>}
    </>
  );
}

const DensitySwitch = lazyPart(async () => (await import('../../ui/table/DensitySwitch.tsx')).DensitySwitch);
const ExportFormats = lazyPart(async () => (await import('./ExportFormats.tsx')).ExportFormats);

/** The list as a file: the rows of all pages with the visible columns, or only the rows of a frozen selection. */
function ExportMenu<Id extends ListCall>({ definition, model }: ToolbarProps<Id>) {
  const say = useSay();
  const viewer = useViewer();
  const total = useTotal(model.data);
  const {
    place,
    question,
    selection: { frozen },
  } = model;
  if (!can(viewer, 'export.use')) return null;
  const request = {
    columns: shownKeys(definition, model.choice),
    sort: place.sort,
    ...question,
    ...(frozen ? { selection: frozen.token } : {}),
  };
  return (
    <Opener
      trigger={<Button icon={Download}>{say(commonWords.export)}</Button>}
      popup="menu"
      part={ExportFormats}
      partProps={{ definition, request, total, selected: frozen?.total }}
    />
  );
}
