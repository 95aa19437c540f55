import { expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { tariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import type { ValueShapes } from './kernel/value-shape.ts';
import {
  auditFieldWord,
  auditShapes,
  namesOf,
  refsOfLine,
  sayChanges,
  sayRecord,
  sayValue,
  type RecordName,
} from './audit-values.ts';

const name = (
  of: RecordName['of'],
  id: string,
  name_en: string,
  name_mm = name_en,
  name_zh: string | null = null,
): RecordName => ({ of, id, name_en, name_mm, name_zh });
const names = [
  name('branch', '3', 'Yangon', 'ရန်ကုန်', '仰光'),
  name('role', 'manager', 'Manager', 'မန်နေဂျာ', '经理'),
  name('customer', '7', 'Shwe Shop'),
  name('place', '12', 'Yangon Region'),
  name('place', '15', 'Mandalay Region'),
];

test.each([
  ['staff', 'status', 'suspend', ['Suspended', 'ခေတ္တရပ်ဆိုင်း', '已停用']],
  ['branches', 'status', 'inactive', ['Closed', 'ပိတ်ထားသည်', '已关闭']],
  ['staff', 'all_branches', true, ['Yes', 'ဟုတ်ကဲ့', '是']],
  ['staff', 'locale', 'mm', ['Myanmar', 'မြန်မာ', '缅文']],
  ['staff', 'branch_id', 3, ['Yangon', 'ရန်ကုန်', '仰光']],
  ['staff', 'branch_id', 9, ['9', '9', '9']],
  ['staff', 'role', 'manager', ['Manager', 'မန်နေဂျာ', '经理']],
  [
    'roles',
    'permissions',
    ['staff.view', 'export.use'],
    ['See staff, Export lists', 'ဝန်ထမ်းများ ကြည့်ရန်၊ စာရင်းများ ထုတ်ယူရန်', '查看员工、导出列表'],
  ],
  [
    'announcements',
    'published_at',
    '2026-03-05T23:15:00.000+06:30',
    ['05-03-2026 23:15', '05-03-2026 23:15', '05-03-2026 23:15'],
  ],
  ['staff', 'email', null, ['–', '–', '–']],
  ['branches', 'branches', [], ['–', '–', '–']],
  ['exports', 'list', 'audit', ['Audit log', 'စစ်ဆေးမှတ်တမ်း', '审计日志']],
  ['exports', 'columns', ['name', 'phone'], ['Name, Phone', 'အမည်၊ ဖုန်း', '姓名、电话']],
  ['staff', 'status', 'constructor', ['constructor', 'constructor', 'constructor']],
  ['labels', 'status', 'pending', ['Pending', 'စောင့်ဆိုင်းဆဲ', '待处理']],
  ['labels', 'payment_type', 'sender_pay', ['Sender pays', 'ပေးပို့သူ ငွေချေ', '寄付']],
  ['labels', 'shipping_total', 4000, ['4,000 Ks', '4,000 ကျပ်', '4,000 缅元']],
  ['labels', 'merchant_id', 7, ['Shwe Shop', 'Shwe Shop', 'Shwe Shop']],
  ['labels', 'reason', 'refused', ['Refused by the receiver', 'လက်ခံသူက ငြင်းပယ်', '收件人拒收']],
  ['labels', 'reason', 'ကူရီယာထံတွင် မတွေ့ပါ', ['ကူရီယာထံတွင် မတွေ့ပါ', 'ကူရီယာထံတွင် မတွေ့ပါ', 'ကူရီယာထံတွင် မတွေ့ပါ']],
  ['labels', 'weight', 1.25, ['1.25 kg', '1.25 ကီလိုဂရမ်', '1.25 公斤']],
  ['labels', 'pieces', 3, ['3', '3', '3']],
  [
    'labels',
    'time_request',
    { from: '2026-03-05T09:00:00.000+06:30', to: null },
    ['From date: 05-03-2026 09:00', 'မှ: 05-03-2026 09:00', '自: 05-03-2026 09:00'],
  ],
  ['customers', 'discount_percent', 250, ['2.5%', '2.5%', '2.5%']],
  ['customers', 'country', 'TH', ['Thailand', 'ထိုင်း', '泰国']],
  ['handovers', 'kind', 'bank', ['Branch to bank', 'ရုံးခွဲမှ ဘဏ်သို့', '网点送银行']],
  ['tariffs', 'valid_from', '2026-04-01', ['01-04-2026', '01-04-2026', '01-04-2026']],
  [
    'tariffs',
    'offered',
    [{ service_type: 'express', item_type: 'parcel' }],
    ['Express (Parcel)', 'အမြန်ချောပို့ (ပါဆယ်)', '快递 (包裹)'],
  ],
  [
    'tariffs',
    'steps',
    ['express.parcel.same_town ≤ 1000 g: 2500 + 500/kg'],
    [
      'Express, Parcel, Same town, up to 1 kg: 2,500 Ks + 500 Ks per extra kg',
      'အမြန်ချောပို့၊ ပါဆယ်၊ မြို့တွင်း၊ 1 ကီလိုဂရမ် အထိ: 2,500 ကျပ် + နောက်ထပ် တစ်ကီလိုလျှင် 500 ကျပ်',
      '快递，包裹，同城、1 公斤以内: 2,500 缅元 + 每续重公斤 500 缅元',
    ],
  ],
] as const)('A-08 T-01 T-02 %s.%s %j is read in the language of the reader', (room, field, value, texts) => {
  const sentences = (['en', 'mm', 'zh'] as const).map((locale) =>
    sayValue({ room, field }, value, locale, namesOf(names, locale)),
  );
  if (field === 'time_request')
    expect(sentences.map((text) => text.replace(/^.*: /, ''))).toEqual(texts.map((text) => text.replace(/^.*: /, '')));
  else expect(sentences).toEqual(texts);
});

test('A-08 N-22 the filters of a file are read as the fields of the list that it was made of', () => {
  const after = {
    list: 'labels',
    filters: { status: 'delivered', merchant_id: '7', has_cod: 'yes', from: '2026-03-01' },
  };
  expect(sayChanges({ room: 'exports', before: null, after }, 'en', namesOf(names, 'en'))).toContain(
    'Status: Delivered, Customer: Shwe Shop, With COD: Yes, ',
  );
  expect(sayChanges({ room: 'exports', before: null, after }, 'en', namesOf(names, 'en'))).toContain(': 01-03-2026');
  expect(sayRecord({ room: 'exports', record_id: 'labels' }, 'zh')).toBe('运单');
});

test('A-08 the changes of a line read as one text in an export', () => {
  expect(
    sayChanges({ room: 'staff', before: { status: 'active' }, after: { status: 'suspend', reason: 'ခွင့်' } }, 'en'),
  ).toBe('Status: Active → Suspended; Reason: – → ခွင့်');
  expect(sayChanges({ room: 'branches', before: null, after: { code: 'YGN', international_mail: true } }, 'en')).toBe(
    'Code: YGN; International mail: Yes',
  );
  expect(sayChanges({ room: 'sessions', before: null, after: null }, 'en')).toBe('');
});

test('A-08 the records that a line names are found, each once', () => {
  expect(
    refsOfLine({
      room: 'staff',
      before: { branch_id: 3 },
      after: { branch_id: 4, jointed_branches: [3, 5], role: 'manager', name: 'Su' },
    }),
  ).toEqual([
    { of: 'branch', id: '3' },
    { of: 'branch', id: '4' },
    { of: 'branch', id: '5' },
    { of: 'role', id: 'manager' },
  ]);
  expect(
    refsOfLine({
      room: 'tariffs',
      before: null,
      after: { steps: ['express.parcel.region_pair.12.15 ≤ 1000 g: 2500'] },
    }).map((ref) => ref.id),
  ).toEqual(['12', '15']);
});

test('A-08 T-01 every field that is shown has its name in every language', () => {
  const fields = new Set(
    Object.values(auditShapes as Readonly<Record<string, ValueShapes>>).flatMap((shapes) => Object.keys(shapes)),
  );
  expect([...fields].filter((field) => locales.some((locale) => auditFieldWord(field)[locale] === field))).toEqual([]);
});

test('A-08 every field of the forms of labels and price tables has a way in which it is shown', () => {
  expect(Object.keys(labelForm).filter((field) => !Object.hasOwn(auditShapes.labels, field))).toEqual([]);
  expect(Object.keys(tariffForm).filter((field) => !Object.hasOwn(auditShapes.tariffs, field))).toEqual([]);
});
