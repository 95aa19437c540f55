import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import {
  accountCommandWords,
  staffFieldWords as field,
  staffWords,
  userTypeWords,
} from '@waybill/contract/rooms/staff/staff.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { userTypes } from '@waybill/domain/kernel/user-types.ts';
import { exportPageWords } from '@waybill/web/rooms/exports/export-page.words.ts';
import { staffPageWords } from '@waybill/web/rooms/staff/staff-page.words.ts';
import { listNoticesWords } from '@waybill/web/shell/list/list-notices.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { choose, press, rowsOf, seeToast, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, textsOf } from '../support/journey.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { inputsWords } from '../../web/src/ui/inputs/inputs.words.ts';

const product = openProduct({ shared: true });

const yangon = 1;
let made = 0;
/** Creates a new person in Yangon by the API; each has a unique user name. */
async function somebody(more: Record<string, unknown> = {}): Promise<{ id: number; user_name: string; name: string }> {
  made += 1;
  const body = {
    user_name: `person.${made}`,
    name: `မစမ်းသပ် ${made}`,
    role: 'staff',
    user_type: 'fcs',
    branch_id: yangon,
    locale: 'mm',
    password: 'waybill-demo',
    confirm_password: 'waybill-demo',
    ...more,
  };
  const { data } = await (await product.as('manager')).call('staff.create', { body });
  return data;
}

async function edited(id: number): Promise<Record<string, unknown> & { version: number }> {
  return (await (await product.as('owner')).call('staff.detail', { params: { id } })).data;
}

describe('the list of staff', () => {
  test('N-07 N-35 P-06 P-09 search, filter, sort and tab are in the address, shown as chips, and can be taken back one by one', async () => {
    const { page, t } = await product.work('owner', '/staff/active');
    await textbox(page, t(commonFieldWords.search)).fill('ma');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await eventually(() => addressOf(page)).toBe('/staff/active?search=ma');
    await textbox(page, t(commonFieldWords.search)).fill('');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await choose(page, t(field.role), 'မန်နေဂျာ');
    await eventually(() => addressOf(page)).toBe('/staff/active?role=manager');
    await eventually(() =>
      textsOf(rowsOf(page)).then((rows) => rows.every((row) => row.includes('manager')) && rows.length),
    ).toBe(1);
    await choose(page, t(field.role), t(commonWords.all));
    await eventually(() => addressOf(page)).toBe('/staff/active');
    await page.goto(`/staff/active?user_type=${userTypes[0]}`);
    await press(
      page,
      t(inputsWords.remove, { name: `${t(field.user_type)} ${sayLoose(userTypeWords[userTypes[0]], 'mm')}` }),
    );
    await eventually(() => addressOf(page)).toBe('/staff/active');
    await page
      .getByRole('columnheader')
      .getByRole('button', { name: t(field.user_name) })
      .click();
    await eventually(() => addressOf(page)).toBe('/staff/active?sort=user_name');
    const names = page.locator('tbody tr td .code');
    await eventually(async () => {
      const shown = await textsOf(names);
      return shown.length > 3 && shown.join() === [...shown].sort().join();
    }).toBe(true);
    await page
      .getByRole('columnheader')
      .getByRole('button', { name: t(field.user_name) })
      .click();
    await eventually(() => addressOf(page)).toBe('/staff/active?sort=-user_name');
  });

  longTest(
    'P-09 a saved view brings back search, filter, sort and columns, and says when the list differs from it',
    async () => {
      const { page, t } = await product.work('owner', '/staff/active?sort=-user_name&role=staff');
      await press(page, t(commonFieldWords.columns));
      await eventually(() =>
        page.evaluate(() => [
          document.activeElement?.closest('[role=dialog]') !== null,
          document.activeElement?.ariaDisabled,
        ]),
      ).toEqual([true, null]);
      await page.getByRole('checkbox', { name: t(field.email), exact: true }).check();
      await page.getByRole('checkbox', { name: t(field.phone), exact: true }).uncheck();
      await page.keyboard.press('Escape');
      const standard = new RegExp(`^${t(dataWords.viewNamed, { name: t(dataWords.viewStandard) })}`);
      await eventually(() => page.getByRole('button', { name: standard }).innerText()).toContain(
        t(dataWords.viewChanged),
      );
      const heads = page.getByRole('columnheader');
      await eventually(async () => (await textsOf(heads)).includes(t(field.email))).toBe(true);
      const head = (column: string) => page.locator(`th[data-column=${column}]`);
      const wide = async (column: string) => Math.round((await head(column).boundingBox())?.width ?? 0);
      await heads.getByRole('button', { name: t(field.name), exact: true }).focus();
      await page.keyboard.press('Shift+Alt+ArrowRight');
      // As a held key on an old machine: the next one arrives before the table is rendered.
      await page.evaluate(() => {
        const press = { key: 'ArrowRight', shiftKey: true, altKey: true, bubbles: true };
        for (let times = 0; times < 2; times++)
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      });
      await eventually(() => wide('name')).toBe(252);
      // The table moves while the names of filters load; a drag beside the edge is repeated.
      await eventually(async () => {
        const edge = (await head('user_name').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.move(edge.x + edge.width - 4, edge.y + edge.height / 2).then(() => page.mouse.down());
        await page.mouse.move(edge.x + 300, edge.y + edge.height / 2, { steps: 4 });
        await page.mouse.up();
        return wide('user_name');
      }).toBeGreaterThan(280);
      const pulled = await wide('user_name');
      await press(page, standard);
      await press(page, t(laterWords.viewSaveAs));
      await textbox(page, t(laterWords.viewName)).fill('ဝန်ထမ်းသက်သက်');
      await press(page, t(dataWords.save));
      await seeToast({ page }, t(listNoticesWords.viewSaved, { name: 'ဝန်ထမ်းသက်သက်' }));
      const view = page.getByRole('button', { name: new RegExp(`^${t(dataWords.viewNamed, { name: 'ဝန်ထမ်းသက်သက်' })}`) });
      await view.waitFor();
      const address = addressOf(page);
      expect(address).toMatch(/^\/staff\/active\?role=staff&sort=-user_name&view=\d+$/);
      await page
        .getByRole('columnheader')
        .getByRole('button', { name: t(field.name), exact: true })
        .click();
      await eventually(() => view.innerText()).toContain(t(dataWords.viewChanged));
      await page.goto('/staff/active');
      await press(page, standard);
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /^ဝန်ထမ်းသက်သက်/ })
        .click();
      await eventually(() => addressOf(page)).toBe(address);
      await eventually(async () =>
        (await textsOf(heads)).filter((head) => head === t(field.email) || head === t(field.phone)),
      ).toEqual([t(field.email)]);
      await eventually(async () => [await wide('name'), await wide('user_name')]).toEqual([252, pulled]);
    },
  );

  test('P-08 S-30 a suspension given in a row is taken back from its toast', async () => {
    const one = await somebody({ name: 'ကိုပြန်ပြင်', user_name: 'undo.1' });
    const { page, t } = await product.work('manager', '/staff/active?search=undo.1');
    await eventually(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).first().getByRole('button').last().click();
    const verb = t(accountCommandWords.suspend.verb);
    await page.getByRole('menuitem', { name: verb }).click();
    await textbox(page.getByRole('dialog'), t(field.reason)).fill('စမ်း');
    await press(page.getByRole('dialog'), verb);
    await eventually(() => rowsOf(page).count()).toBe(0);
    await press(page, t(commonWords.undo));
    await eventually(() => rowsOf(page).count()).toBe(1);
    await eventually(async () => (await edited(one.id))['status']).toBe('active');
  });

  longTest(
    'P-09 select all that match takes those of other pages too; one command suspends all of them, with progress and outcome',
    async () => {
      for (let n = 0; n < 12; n += 1) await somebody({ name: `ကိုအများ ${n}`, user_name: `bulk.${n}` });
      const { page, t } = await product.work('manager', '/staff/active?search=bulk.&per_page=9');
      await eventually(() => rowsOf(page).count()).toBe(9);
      await page.getByRole('checkbox', { name: t(dataWords.selectPage) }).check();
      await page.getByText(t(laterWords.selectedHere, { n: '9' })).waitFor();
      await press(page, t(laterWords.selectMatching, { n: '12' }));
      await page.getByText(t(laterWords.matchingSelected, { n: '12' })).waitFor();
      const verb = t(staffPageWords.bulkSuspend, { n: '12' });
      await press(page, verb);
      const dialog = page.getByRole('dialog', { name: verb });
      await textbox(dialog, t(field.reason)).fill('ရုံးခွဲပြောင်းရွှေ့');
      await press(dialog, verb);
      const job = page.getByRole('region', { name: verb });
      await job.getByText(t(laterWords.jobFinished)).waitFor();
      await job.getByText(t(laterWords.jobDone, { n: '12' })).waitFor();
      await eventually(() => rowsOf(page).count()).toBe(0);
      const { total } = await (
        await product.as('manager')
      ).call('staff.list', { query: { search: 'bulk.', status: 'suspend' } });
      expect(total).toBe(12);
      await press(page, t(commonWords.undo));
      await eventually(() => rowsOf(page).count()).toBe(9);
    },
  );

  longTest('P-09 what a bulk command refuses is listed with its reason, and nothing else is held back', async () => {
    const one = await somebody({ name: 'ကိုရ', user_name: 'mixed.1' });
    const { page, t } = await product.work('manager', '/staff/active?per_page=200');
    const tick = async (name: string) => page.getByRole('row', { name }).getByRole('checkbox').check();
    await tick('mixed.1');
    await page.getByRole('row').filter({ hasText: 'ဦးအောင်မြင့်' }).getByRole('checkbox').check();
    const verb = t(staffPageWords.bulkSuspend, { n: '2' });
    await press(page, verb);
    await textbox(page.getByRole('dialog'), t(field.reason)).fill('စမ်း');
    await press(page.getByRole('dialog'), verb);
    const job = page.getByRole('region', { name: verb });
    await job.getByText(t(laterWords.jobFailed, { n: '1' })).waitFor();
    await job.getByText(t(refusalWords.higher_rank)).waitFor();
    expect(await edited(one.id)).toMatchObject({ status: 'suspend' });
  });

  longTest(
    'F-07 N-22 P-09 a list is exported as it stands, fetched, and opens in a spreadsheet with Myanmar heads',
    async () => {
      const person = await somebody({ name: '=ကိုဖော်မြူလာ', user_name: 'export.me', phone: ['09777000123'] });
      const { page, t } = await product.work('manager', `/staff/active?search=${person.user_name}`);
      await eventually(() => rowsOf(page).count()).toBe(1);
      await press(page, t(commonWords.export));
      await page.getByRole('menuitem', { name: t(listNoticesWords.exportCsv) }).click();
      for (const text of [
        t(listNoticesWords.exportStarted),
        t(listNoticesWords.exportReadyOf, { list: t(staffWords.list) }),
      ])
        await seeToast({ page }, text);
      expect(await page.getByRole('link', { name: t(listNoticesWords.exportOrigin) }).getAttribute('href')).toBe(
        `/staff/active?search=${person.user_name}`,
      );
      await page.goto('/shipping-report/csv/list');
      const file = page.waitForEvent('download');
      await rowsOf(page)
        .first()
        .getByRole('button', { name: t(exportPageWords.download) })
        .click();
      const download = await file;
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      const bytes = Buffer.concat((await (await download.createReadStream()).toArray()) as Buffer[]);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, row, ...rest] = bytes.toString('utf8').slice(1).trim().split(/\r?\n/);
      expect(head).toContain(
        [t(field.name), t(field.user_name), t(field.role), t(field.branch), t(field.phone), t(field.status)].join(','),
      );
      expect(rest).toEqual([]);
      for (const text of ['export.me', '09777000123']) expect(row).toContain(text);
      expect(row?.startsWith('=')).toBe(false);
    },
  );
});
