import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { exportFormats } from '@waybill/domain/rooms/exports/export-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { MenuPopup } from '../../ui/overlays/MenuPopup.tsx';
import type { Opened } from '../../ui/overlays/Opener.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { listNoticesWords as words } from './list-notices.words.ts';
import { useExport, type ExportRequest } from './use-export.ts';

export interface ExportFormatsProps extends Opened {
  definition: ListDefinition;
  request: Omit<ExportRequest, 'format'>;
  /** Formatted number of matching rows. */
  total: string;
  /** Size of the frozen selection, when the file is for one. */
  selected: number | undefined;
}

const faces = {
  csv: { word: words.exportCsv, icon: FileText },
  xlsx: { word: words.exportXlsx, icon: FileSpreadsheet },
};

/** File formats of a list's export, loaded when the menu is opened. */
export function ExportFormats({ definition, request, total, selected, ...opened }: ExportFormatsProps) {
  const say = useSay();
  const count = useCount();
  const start = useExport(definition);
  const heading =
    selected === undefined ? say(words.exportAll, { n: total }) : say(words.exportSelected, { n: count(selected) });
  const items = exportFormats.map((format) => ({
    key: format,
    label: say(faces[format].word),
    icon: faces[format].icon,
    onSelect: () => void start({ format, ...request }),
  }));
  return <MenuPopup groups={[{ key: 'formats', heading, items }]} {...opened} />;
}
