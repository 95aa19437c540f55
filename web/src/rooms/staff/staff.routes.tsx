import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { staffWords } from '@waybill/contract/rooms/staff/staff.words.ts';

/** Who may see staff; the list's own access rule, written here again so that its columns stay out of the first load. A test compares the two. */
export const staffPages: PageRow[] = [
  {
    name: 'staff',
    path: '/staff/{tab}',
    title: commonFieldWords.staff,
    access: { permission: 'staff.view' },
    params: { tab: 'active' },
    load: async () => (await import('./StaffListPage.tsx')).StaffListPage,
  },
  {
    name: 'new-staff',
    path: '/new-staff',
    title: staffWords.create,
    access: { permission: 'staff.create' },
    trail: 'staff',
    load: async () => (await import('./NewStaffPage.tsx')).NewStaffPage,
  },
  {
    name: 'edit-staff',
    path: '/edit-staff/{staffID}',
    title: commonWords.editStaff,
    access: { permission: 'staff.view' },
    trail: 'staff',
    load: async () => (await import('./EditStaffPage.tsx')).EditStaffPage,
  },
];
