import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';

type Line = readonly [who: string, text: string];
interface DemoChat {
  /** Two people, or the members of a group besides its founder. */
  readonly by: string;
  readonly with: readonly string[];
  readonly group?: string;
  readonly lines: readonly Line[];
  /** People who have read all messages; the others have unread ones. */
  readonly read: readonly string[];
}

/** Direct conversations and a group made by hand, read and unread; the branch's group has messages as well. */
const chats: readonly DemoChat[] = [
  {
    by: 'staff',
    with: ['manager'],
    lines: [
      ['staff', 'မနက်ဖြန် ၈ နာရီ ကားရောက်မည်လား။'],
      ['manager', 'ရောက်မည်။ အိတ် ၁၂ လုံး ပါမည်၊ စင် ၃ ကို ရှင်းထားပါ။'],
      ['staff', 'ဟုတ်ကဲ့၊ ရှင်းပြီးပါပြီ။'],
    ],
    read: ['staff', 'manager'],
  },
  {
    by: 'admin',
    with: ['mdy.manager'],
    lines: [['admin', 'The new price table is in force from Monday. Please tell the counter.']],
    read: ['admin'],
  },
  {
    by: 'manager',
    with: ['staff', 'supervisor', 'cs'],
    group: 'ညဆိုင်း',
    lines: [
      ['manager', 'ယနေ့ည ဆိုင်းတွင် ၄ ဦး ရှိမည်။'],
      ['supervisor', 'ဂိတ်မှ ပါဆယ်များ ၁၀ နာရီတွင် ရောက်မည်။'],
      ['manager', 'သော့ကို ကိုဇော်မင်းထံ ထားခဲ့သည်။'],
    ],
    read: ['manager', 'supervisor'],
  },
];

const ofBranch: readonly Line[] = [
  ['manager', 'နံနက် ၉ နာရီတွင် အစည်းအဝေး ရှိသည်။ အားလုံး တက်ရောက်ပါ။'],
  ['cs', 'ဖောက်သည်တစ်ဦး ၁၀ နာရီ လာမည်၊ နောက်ကျနိုင်သည်။'],
];

/** Returns a number for a message, the same in every demo. */
function numberOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Creates the conversations. */
export async function makeChats(app: FastifyInstance, staff: ReadonlyMap<string, number>): Promise<void> {
  const people = new Map<string, DemoClient>();
  const as = async (name: string): Promise<DemoClient> => {
    const known = people.get(name);
    if (known) return known;
    const client = new DemoClient(app);
    await client.signIn(name, demoPassword);
    people.set(name, client);
    return client;
  };
  const say = async (id: number, [who, text]: Line) =>
    (await as(who)).call('chats.send', { params: { id }, body: { text, picture: null, sent_id: numberOf(text) } });
  for (const { by, with: others, group, lines, read } of chats) {
    const founder = await as(by);
    const member_ids = others.map((name) => staff.get(name));
    const { data } =
      group === undefined
        ? await founder.call('chats.with', { body: { staff_id: member_ids[0] } })
        : await founder.call('chats.create', { body: { name: group, member_ids } });
    for (const line of lines) await say(data.id, line);
    for (const name of read)
      await (await as(name)).call('chats.read', { params: { id: data.id }, body: { seq: lines.length } });
  }
  const { data: groups } = await (await as('manager')).call('chats.groups', {});
  const branch = groups.find(({ kind }) => kind === 'branch');
  if (branch) for (const line of ofBranch) await say(branch.id, line);
  for (const client of people.values()) await client.call('sessions.logout', {});
}
