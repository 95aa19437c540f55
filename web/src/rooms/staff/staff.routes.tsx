import type { PageRow } from '../../kernel/pages.ts';

/** Who may see staff; the list's own access rule, written here again so that its columns stay out of the first load. A test compares the two. */
export const staffPages: PageRow[] = [
  {
    name: 'staff',
    path: '/staff/{tab}',
    title: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
    access: { permission: 'staff.view' },
    params: { tab: 'active' },
    load: async () => (await import('./StaffListPage.tsx')).StaffListPage,
  },
  {
    name: 'new-staff',
    path: '/new-staff',
    title: { en: 'New staff', mm: 'ဝန်ထမ်းအသစ်', zh: '新建员工' },
    access: { permission: 'staff.create' },
    trail: 'staff',
    load: async () => (await import('./NewStaffPage.tsx')).NewStaffPage,
  },
  {
    name: 'edit-staff',
    path: '/edit-staff/{staffID}',
    title: { en: 'Edit staff', mm: 'ဝန်ထမ်း ပြင်ဆင်ရန်', zh: '编辑员工' },
    access: { permission: 'staff.view' },
    trail: 'staff',
    load: async () => (await import('./EditStaffPage.tsx')).EditStaffPage,
  },
];
