import { makeXlsx, plainSheet } from '../server/src/kernel/testing/make-xlsx.ts';
import { multipart } from '../server/src/kernel/testing/multipart.ts';

type Row = (string | number | null)[];
interface Sheet {
  id: number;
  total: number;
  ready: number;
  bad: number;
  made: number;
  status: string;
}

const heads = [
  'Order no',
  'Receiver name',
  'Phone',
  'Township',
  'Address',
  'COD',
  'Weight',
  'Pieces',
  'Item',
  'Payment type',
  'Service',
  'Remark',
];
/** Typical mistakes of merchants, in rotation. */
const mistakes: readonly ((row: Row) => void)[] = [
  (row) => {
    row[1] = null;
  },
  (row) => {
    row[2] = null;
  },
  (row) => {
    row[2] = '12';
  },
  (row) => {
    row[2] = '9.79E+09';
  },
  (row) => {
    row[3] = null;
    row[4] = 'near the market';
  },
  (row) => {
    row[3] = 'Atlantis';
  },
  (row) => {
    row[3] = 'Hlaingthary';
  },
  (row) => {
    row[5] = -1;
  },
  (row) => {
    row[5] = 1_000.5;
  },
  (row) => {
    row[5] = 'free';
  },
  (row) => {
    row[6] = null;
  },
  (row) => {
    row[6] = 0;
  },
  (row) => {
    row[6] = 400;
  },
  (row) => {
    row[7] = 0;
  },
  (row) => {
    row[7] = 1_000;
  },
  (row) => {
    row[9] = 'Barter';
  },
  (row) => {
    row[10] = 'VPL';
  },
  (row) => {
    row[1] = 'x'.repeat(500);
  },
  (row) => {
    row[0] = 'N-0';
  },
];

/** Returns rows of a realistic sheet; 7 in 100 have one mistake. */
function rowsOf(count: number, townships: readonly string[]): { rows: Row[]; wrong: number } {
  let wrong = 0;
  const rows = Array.from({ length: count }, (_, at): Row => {
    const row: Row = [
      `N-${at}`,
      `ဒေါ်ခင်မာလာ ${at}`,
      at % 2 === 0 ? `09${440_000_000 + at}` : 9_440_000_000 + at,
      townships[at % townships.length] ?? '',
      `အမှတ် ${at}၊ ပိတောက်လမ်း`,
      5_000 + (at % 90) * 500,
      1 + (at % 5) / 2,
      1,
      'လုံချည်',
      'Sender pays',
      'Express',
      null,
    ];
    if (at > 0 && Math.floor(at * 0.07) > wrong) mistakes[wrong++ % mistakes.length]?.(row);
    return row;
  });
  return { rows, wrong };
}

/**
 * Measures an order sheet of ten thousand rows, seven in a hundred of them wrong in nineteen ways: from the first byte of the upload to the last
 * label made. Returns the seconds of both steps; throws when a count differs from the sheet.
 */
export async function measureOrderSheet(url: string, token: string, count = 10_000): Promise<string> {
  const call = (method: string, route: string) => ask(url, token, method, route);
  const merchants = (await call('GET', '/api/merchant?per_page=1')) as { data: { id: number }[] };
  const places = (await call('GET', '/api/location/township')) as {
    data: { name_en: string; type: string; branch_id: number | null }[];
  };
  const names = places.data.filter((place) => place.branch_id !== null).map(({ name_en }) => name_en);
  const townships = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const { rows, wrong } = rowsOf(count, townships);
  const file = await makeXlsx({ sheet: plainSheet([heads, ...rows]) });
  const form = await multipart({
    customer_id: merchants.data[0]?.id ?? 0,
    file: { name: 'orders.xlsx', content: file },
  });
  const began = performance.now();
  const response = await fetch(`${url}/api/label_import`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(form.payload),
  });
  const uploaded = (await response.json()) as { data: Sheet };
  if (!response.ok) throw new Error(JSON.stringify(uploaded));
  const checked = performance.now();
  if (uploaded.data.bad !== wrong || uploaded.data.ready !== count - wrong)
    throw new Error(`${uploaded.data.bad} rows were found wrong of ${wrong}`);
  await call('POST', `/api/label_import/${uploaded.data.id}/make`);
  let sheet = uploaded.data;
  while (sheet.made < count - wrong && performance.now() - checked < 300_000) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    ({ data: sheet } = (await call('GET', `/api/label_import/${sheet.id}`)) as { data: Sheet });
  }
  const made = performance.now();
  if (sheet.made !== count - wrong) throw new Error(`${sheet.made} labels were made, ${sheet.status}`);
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  return `order sheet of ${count} rows, ${wrong} wrong: read and checked in ${seconds(began, checked)} s, ${sheet.made} labels made in ${seconds(checked, made)} s, ${seconds(began, made)} s in all`;
}

async function ask(url: string, token: string, method: string, route: string): Promise<unknown> {
  const response = await fetch(url + route, { method, headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`);
  return response.json();
}
