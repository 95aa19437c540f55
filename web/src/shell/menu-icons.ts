import {
  ArrowRight,
  Banknote,
  Bike,
  BookOpen,
  Briefcase,
  ChartColumn,
  Code,
  FileSpreadsheet,
  HandCoins,
  House,
  LayoutDashboard,
  LifeBuoy,
  Package,
  PackagePlus,
  Phone,
  ScanBarcode,
  ScanLine,
  Settings,
  Store,
  Tag,
  Truck,
  UserCog,
  Users,
  Warehouse,
} from 'lucide-react';
import type { IconSource } from '../ui/layout/Icon.tsx';
import { frameParts } from './frame-parts.ts';
import { isGroup } from './menu-map.ts';

/** Icons of the lines of the menu that are not below a group, and of the bottom bar. No two lines have the same. */
const icons: Readonly<Record<string, IconSource>> = {
  dashboard: LayoutDashboard,
  home: House,
  labels: Package,
  report: ChartColumn,
  csv: FileSpreadsheet,
  staff: Users,
  'shop-people': UserCog,
  pickup: Truck,
  customer: Store,
  calls: Phone,
  api: Code,
  warehouse: Warehouse,
  cash: Banknote,
  money: HandCoins,
  prices: Tag,
  accounts: BookOpen,
  help: LifeBuoy,
  office: Briefcase,
  settings: Settings,
  scan: ScanLine,
  'new-label': PackagePlus,
  parcels: ScanBarcode,
  run: Bike,
};

/** Returns the icon of a line of the menu; an arrow when it has none. */
export function menuIcon(key: string): IconSource {
  return icons[key] ?? ArrowRight;
}

/** Returns the icon of a page in the palette: that of its line of the menu, else an arrow. */
export function pageIcon(name: string): IconSource {
  const { menu, merchantMenu } = frameParts();
  const line = [menu, merchantMenu]
    .flatMap(({ source, jobs, bottom }) => [...source, ...jobs, ...bottom])
    .find((item) =>
      (isGroup(item) ? item.entries : [item]).some(({ tabs }) => tabs.some(({ target }) => target.name === name)),
    );
  return menuIcon(line?.key ?? name);
}
