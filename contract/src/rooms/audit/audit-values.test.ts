import { expect, test } from 'vitest';
import { sayChanges, sayValue, sourcesOf } from './audit-values.ts';

const names = new Map([['branch/3', 'ရန်ကုန်'], ['role/manager', 'မန်နေဂျာ']]);
const nameOf = (source: string, value: string | number) => names.get(`${source}/${value}`) ?? null;

test.each([
  ['staff', 'status', 'suspend', ['Suspended', 'ခေတ္တရပ်ဆိုင်း', '已停用']],
  ['branches', 'status', 'inactive', ['Closed', 'ပိတ်ထားသည်', '已关闭']],
  ['staff', 'all_branches', true, ['Yes', 'ဟုတ်ကဲ့', '是']],
  ['staff', 'locale', 'mm', ['Myanmar', 'မြန်မာ', '缅文']],
  ['staff', 'branch_id', 3, ['ရန်ကုန်', 'ရန်ကုန်', 'ရန်ကုန်']],
  ['staff', 'branch_id', 9, ['9', '9', '9']],
  ['staff', 'role', 'manager', ['မန်နေဂျာ', 'မန်နေဂျာ', 'မန်နေဂျာ']],
  ['roles', 'permissions', ['staff.view', 'export.use'], ['See staff, Export lists', 'ဝန်ထမ်းများ ကြည့်ရန်၊ စာရင်းများ ထုတ်ယူရန်', '查看员工、导出列表']],
  ['announcements', 'published_at', '2026-03-05T23:15:00.000+06:30', ['05-03-2026 23:15', '05-03-2026 23:15', '05-03-2026 23:15']],
  ['staff', 'email', null, ['–', '–', '–']],
  ['branches', 'branches', [], ['–', '–', '–']],
  ['exports', 'list', 'audit', ['Audit log', 'စစ်ဆေးမှတ်တမ်း', '审计日志']],
  ['exports', 'columns', ['name', 'phone'], ['Name, Phone', 'အမည်၊ ဖုန်း', '姓名、电话']],
  ['exports', 'filters', { status: 'gone', branch_id: '3' }, ['Status: gone, Branch: ရန်ကုန်', 'အခြေအနေ: gone၊ ရုံးခွဲ: ရန်ကုန်', '状态: gone、网点: ရန်ကုန်']],
  ['staff', 'status', 'constructor', ['constructor', 'constructor', 'constructor']],
] as const)('A-08 T-01 %s.%s %j is read in the language of the reader', (room, field, value, texts) => {
  expect((['en', 'mm', 'zh'] as const).map((locale) => sayValue({ room, field }, value, locale, nameOf))).toEqual(texts);
});

test('A-08 the changes of a line read as one text in an export', () => {
  expect(sayChanges('staff', { status: 'active' }, { status: 'suspend', reason: 'ခွင့်' }, 'en')).toBe('Status: Active → Suspended; Reason: – → ခွင့်');
  expect(sayChanges('branches', null, { code: 'YGN', international_mail: true }, 'en')).toBe('Code: YGN; International mail: Yes');
  expect(sayChanges('sessions', null, null, 'en')).toBe('');
});

test('A-08 the lists that are needed to read a line are asked for, and no others', () => {
  expect(sourcesOf(['branch_id', 'jointed_branches', 'role', 'name'])).toEqual(['branch', 'role']);
});
