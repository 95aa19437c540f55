import type { FastifyInstance } from 'fastify';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';

type Writing = 'answer' | 'reply' | 'resolve';
interface DemoTicket {
  readonly by: string;
  readonly type: 'shipping' | 'operation' | 'technology';
  readonly priority: 'normal' | 'high' | 'urgent';
  readonly desk: 'branch' | 'head_office' | 'za';
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
  /** Later messages of both sides, in their order. */
  readonly talk: readonly (readonly [who: string, command: Writing, text: string])[];
  readonly closes?: true;
  /** The first desk forwards it to head office, with the reason. */
  readonly handedOn?: readonly [by: string, why: string];
}

/** Tickets in every state, to each kind of desk, each made by the product's own commands. */
const tickets: readonly DemoTicket[] = [
  {
    by: 'staff',
    type: 'shipping',
    priority: 'urgent',
    desk: 'branch',
    to: 'MDY',
    subject: 'မန္တလေးသို့ ပို့သည့်အိတ်တွင် ပါဆယ် ၂ ထုပ် လိုနေပါသည်',
    text: 'ယနေ့မနက် ရောက်သည့်အိတ်တွင် ပါဆယ် ၂ ထုပ် မပါလာဟု ပြောပါသည်။ စင်ပေါ်တွင် ရှာပေးပါ။',
    talk: [],
  },
  {
    by: 'cs',
    type: 'operation',
    priority: 'normal',
    desk: 'head_office',
    subject: 'May we hold a parcel for longer than 30 days?',
    text: 'The receiver is abroad until January and asks us to keep it.',
    talk: [['admin', 'answer', 'No, 30 days at most. Offer the sender to take it back.']],
  },
  {
    by: 'staff',
    type: 'technology',
    priority: 'high',
    desk: 'za',
    subject: 'ပရင်တာမှ လေဘယ်စာသား မထင်ပါ',
    text: 'သာမာပရင်တာဖြင့် ထုတ်လျှင် အောက်ဆုံးစာကြောင်း မပေါ်ပါ။',
    talk: [
      ['za.desk', 'answer', 'ပရင်တာ အမျိုးအစားကို ရေးပေးပါ။'],
      ['staff', 'reply', 'Xprinter 420B ဖြစ်ပါသည်။'],
    ],
  },
  {
    by: 'staff',
    type: 'technology',
    priority: 'normal',
    desk: 'za',
    subject: 'စကန်နာ ချိတ်ဆက်၍ မရပါ',
    text: 'စကန်နာအသစ်ဖြင့် စကင်ဖတ်လျှင် စာလုံးများ ပြောင်းနေပါသည်။',
    talk: [['za.desk', 'resolve', 'စကန်နာကို အင်္ဂလိပ်ကီးဘုတ်ဖြင့် ပြန်ညှိပေးပြီးပါပြီ။']],
  },
  {
    by: 'lso.manager',
    type: 'shipping',
    priority: 'high',
    desk: 'branch',
    to: 'YGN',
    subject: 'အေးဂျင့်ရုံးမှ ပါဆယ်များ ဘယ်နေ့ လာယူမည်နည်း',
    text: 'ပါဆယ် ၃၄ ထုပ် စုမိနေပါပြီ။',
    talk: [['manager', 'answer', 'မနက်ဖြန် နံနက် ၉ နာရီတွင် ယာဉ်လာပါမည်။']],
  },
  {
    by: 'mdy.staff',
    type: 'operation',
    priority: 'normal',
    desk: 'branch',
    to: 'YGN',
    subject: 'ငွေလွှဲစာရွက် မိတ္တူ လိုအပ်ပါသည်',
    text: 'ယမန်နေ့ လွှဲငွေ၏ စာရွက်မိတ္တူ ပို့ပေးပါ။',
    talk: [['manager', 'resolve', 'အီးမေးလ်ဖြင့် ပို့ပြီးပါပြီ။']],
    closes: true,
  },
  {
    by: 'staff',
    type: 'operation',
    priority: 'high',
    desk: 'branch',
    to: 'MDY',
    subject: 'လက်ခံသူ၏ လျော်ကြေးတောင်းဆိုမှု',
    text: 'ပါဆယ်ထဲမှ ပစ္စည်း ကွဲနေသဖြင့် လျော်ကြေး တောင်းနေပါသည်။',
    talk: [],
    handedOn: ['mdy.staff', 'လျော်ကြေးကို ရုံးချုပ်ကသာ ဆုံးဖြတ်နိုင်ပါသည်။'],
  },
];

const canned = [
  {
    title: 'Parcel is on the way',
    text_en: 'The parcel left us and arrives with the next vehicle. We write as soon as it is read in.',
    text_mm: 'ပါဆယ်သည် ထွက်ခွာပြီးဖြစ်ပြီး နောက်ယာဉ်ဖြင့် ရောက်ပါမည်။ ရောက်သည်နှင့် အကြောင်းပြန်ပါမည်။',
    text_zh: '包裹已发出，随下一班车到达，扫描到后我们会告知。',
  },
  {
    title: 'We are searching',
    text_en: 'We are searching the shelves and the last bags. You have an answer by the end of the day.',
    text_mm: 'စင်များနှင့် နောက်ဆုံးအိတ်များတွင် ရှာဖွေနေပါသည်။ ယနေ့အတွင်း အကြောင်းပြန်ပါမည်။',
    text_zh: '正在货架和最近的邮袋中查找，今天内答复。',
  },
] as const;

/** Creates them. */
export async function makeTickets(app: FastifyInstance, branches: ReadonlyMap<string, number>): Promise<void> {
  const people = new Map<string, DemoClient>();
  const as = async (name: string): Promise<DemoClient> => {
    const known = people.get(name);
    if (known) return known;
    const client = new DemoClient(app);
    await client.signIn(name, demoPassword);
    people.set(name, client);
    return client;
  };
  for (const body of canned) await (await as('manager')).call('canned_answers.create', { body });
  for (const { by, to, talk, closes, handedOn, ...rest } of tickets) {
    const raiser = await as(by);
    const to_branch_id = to === undefined ? null : branches.get(to);
    const { data } = await raiser.call('support_tickets.create', { body: { ...rest, to_branch_id, files: [] } });
    let { version } = data;
    for (const [who, command, text] of talk) {
      const written = await (
        await as(who)
      ).call(`support_tickets.${command}`, {
        params: { id: data.id },
        body: { text, files: [], version },
      });
      version = written.data.version;
    }
    if (handedOn)
      await (
        await as(handedOn[0])
      ).call('support_tickets.hand_on', {
        params: { id: data.id },
        body: { desk: 'head_office', to_branch_id: null, to_staff_id: null, text: handedOn[1], version },
      });
    if (closes) await raiser.call('support_tickets.close', { params: { id: data.id } });
  }
  for (const client of people.values()) await client.call('sessions.logout', {});
}
