import {
  ArrowRight,
  Banknote,
  Landmark,
  BookOpen,
  Bus,
  ChartColumn,
  Code,
  FileSpreadsheet,
  Gauge,
  HandCoins,
  HeartHandshake,
  Handshake,
  LayoutDashboard,
  LifeBuoy,
  Bike,
  Package,
  PackagePlus,
  Phone,
  ScanBarcode,
  ScanLine,
  Settings,
  ShoppingBag,
  Store,
  Truck,
  Users,
} from 'lucide-react';
import type { IconSource } from '../ui/layout/Icon.tsx';
import { frameParts } from './frame-parts.ts';

const icons: Readonly<Record<string, IconSource>> = {
  dashboard: LayoutDashboard,
  labels: Package,
  report: ChartColumn,
  csv: FileSpreadsheet,
  staff: Users,
  pickup: Truck,
  customer: Store,
  calls: Phone,
  api: Code,
  'price-exceptions': Banknote,
  webhooks: Code,
  parcels: ScanBarcode,
  bags: ShoppingBag,
  carriers: Bus,
  runs: Bike,
  handed: Handshake,
  agents: HeartHandshake,
  scan: ScanLine,
  'new-label': PackagePlus,
  settings: Settings,
  cash: Banknote,
  bank: Landmark,
  books: BookOpen,
  help: LifeBuoy,
  cod: HandCoins,
  'owner-day': ChartColumn,
  officers: Gauge,
  operations: Gauge,
};

/** Returns the icon of a sidebar entry; a parcel when it has none. */
export function sidebarIcon(key: string): IconSource {
  return icons[key] ?? Package;
}

/** Returns the icon of a page in the palette: that of its sidebar entry, else an arrow. */
export function pageIcon(name: string): IconSource {
  const entry = frameParts().sidebar.find(
    ({ target, submenu }) => target?.name === name || submenu?.some((link) => link.target.name === name),
  );
  return entry ? sidebarIcon(entry.key) : ArrowRight;
}
