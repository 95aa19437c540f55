import { ChartColumn, Code, FileSpreadsheet, LayoutDashboard, Package, Phone, Settings, Store, Truck, Users } from 'lucide-react';
import type { IconSource } from '../ui/Icon.tsx';

const icons: Readonly<Record<string, IconSource>> = {
  dashboard: LayoutDashboard, labels: Package, report: ChartColumn, csv: FileSpreadsheet, staff: Users, pickup: Truck, customer: Store, calls: Phone, api: Code, settings: Settings,
};

/** The picture of a sidebar entry; a parcel for one that has none yet. */
export function sidebarIcon(key: string): IconSource {
  return icons[key] ?? Package;
}
