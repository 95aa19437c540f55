import { describe, expect, test } from 'vitest';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { auditWhatWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import { branchRouteFieldWords as routeField } from '@waybill/contract/rooms/branch-routes/branch-routes.words.ts';
import { permissionWords, roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { auditPageWords } from '@waybill/web/rooms/audit/audit-page.words.ts';
import { branchRoutePageWords as routeWords } from '@waybill/web/rooms/branch-routes/branch-route-page.words.ts';
import { rolePageWords } from '@waybill/web/rooms/roles/role-page.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { shellWords, menuWords } from '@waybill/web/shell/shell.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import { choose, complaintOf, press, rowsOf, seeToast, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, textsOf, type Visit } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { kernelWords } from '../../web/src/kernel/kernel.words.ts';

const product = openProduct();

const find = async ({ page, t }: Visit, text: string): Promise<void> => {
  await textbox(page, t(commonFieldWords.search)).fill(text);
  await textbox(page, t(commonFieldWords.search)).press('Enter');
};

describe('routes', () => {
  const branch = { YGN: '၄၉ လမ်းရုံး၊ ရန်ကုန်', TGI: 'တောင်ကြီးရုံးခွဲ', LSO: 'လားရှိုး ကိုယ်စားလှယ်', MDY: 'မန္တလေးရုံးခွဲ' };
  const starting = (name: string) => new RegExp(`^${name}`);

  test('S-05 a route is tried, set in the order of its branches, changed and deleted; what is said of the way follows at once', async () => {
    const visit = await product.work('superadmin', '/settings/routes');
    const { page, t } = visit;
    await choose(page, t(routeField.from), starting(branch.YGN));
    await choose(page, t(routeField.to), starting(branch.LSO));
    const way = page.getByRole('list', { name: t(routeWords.way) });
    await way.getByText(t(routeWords.straight)).waitFor();

    await page
      .getByRole('link', { name: t(titleOf('branch-routes.new')) })
      .first()
      .click();
    const hops = page.getByRole('combobox', { name: t(routeField.hops), exact: true });
    await choose(page, t(routeField.hops), starting(branch.TGI));
    await page.getByRole('option', { name: starting(branch.MDY) }).click();
    await page.keyboard.press('Escape');
    await eventually(() => hops.evaluate((field) => field.closest('form')?.textContent ?? '')).toMatch(
      new RegExp(`${branch.TGI}[\\s\\S]*${branch.MDY}`),
    );
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(formWords.created));
    await way.getByText(t(routeWords.by, { branches: `${branch.TGI}၊ ${branch.MDY}` })).waitFor();

    await rowsOf(page).filter({ hasText: branch.LSO }).getByRole('link', { name: branch.YGN }).click();
    await choose(page, t(routeField.to_branch_id), starting(branch.YGN));
    await page.keyboard.press('Control+s');
    await eventually(() =>
      complaintOf(page.getByRole('combobox', { name: t(routeField.to_branch_id), exact: true })),
    ).toContain(t(problemWords.route_same_branch));
    await choose(page, t(routeField.to_branch_id), starting(branch.LSO));
    await press(page, t(commonWords.delete));
    await press(page.getByRole('alertdialog'), t(commonWords.delete));
    await seeToast(visit, t(commonWords.deletedIt, { name: 'YGN → LSO' }));
    await way.getByText(t(routeWords.straight)).waitFor();
  });
});

describe('roles', () => {
  const right = ({ page, t }: Visit, role: keyof typeof roleWords, permission: keyof typeof permissionWords) =>
    page.getByRole('checkbox', {
      name: t(rolePageWords.right, { role: t(roleWords[role]), right: t(permissionWords[permission]) }),
      exact: true,
    });

  test('A-01 A-02 G-07 what is ticked in the matrix is reviewed, saved, and counts at once for somebody who is signed in; the audit log shows it', async () => {
    const theirs = await product.work('cs', '/announcement', { locale: 'en' });
    const menu = theirs.page.getByRole('navigation', { name: theirs.t(shellWords.menu) });
    const entries = () => textsOf(menu.getByRole('list').first().locator(':scope > li > a, :scope > li > button'));
    await eventually(entries).toEqual([
      theirs.t(commonFieldWords.labels),
      theirs.t(menuWords.csvMenu),
      theirs.t(commonWords.pickupRequest),
      theirs.t(commonWords.callLog),
      theirs.t(titleOf('api-integration')),
      theirs.t(menuWords.warehouse),
      theirs.t(laterWords.help),
    ]);
    await expect((await product.as('cs')).call('staff.list')).rejects.toThrow('403');

    const visit = await product.work('superadmin', '/settings/roles', { locale: 'en' });
    const { page, t } = visit;
    await right(visit, 'customer-service', 'staff.view').check();
    await right(visit, 'customer-service', 'export.use').uncheck();
    await page.getByText(t(rolePageWords.unsaved, { n: '2' })).waitFor();
    await page.keyboard.press('Control+s');
    const review = page.getByRole('dialog', { name: t(rolePageWords.reviewTitle) });
    const reviewed = () => textsOf(review.getByRole('listitem').getByRole('listitem'));
    await eventually(reviewed).toContain(t(permissionWords['staff.view']));
    // The effect on people with the role is shown before saving: the pages that open, and the one that closes.
    expect(await reviewed()).toEqual(
      expect.arrayContaining([t(permissionWords['export.use']), t(titleOf('staff')), 'Shipping report CSV list']),
    );
    await press(review, t(rolePageWords.reviewSave));
    await seeToast(visit, t(rolePageWords.done, { n: '1' }));

    expect((await (await product.as('cs')).call('staff.list')).total).toBeGreaterThan(5);
    await theirs.page.goto('/shipping-report/csv/list');
    await eventually(() => addressOf(theirs.page)).toBe('/403');
    await theirs.page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(entries).toEqual([
      theirs.t(commonFieldWords.labels),
      theirs.t(commonWords.pickupRequest),
      theirs.t(commonWords.callLog),
      theirs.t(titleOf('api-integration')),
      theirs.t(menuWords.warehouse),
      theirs.t(laterWords.help),
    ]);
    await theirs.page.keyboard.press('Control+k');
    await theirs.page.getByRole('dialog').waitFor();
    await theirs.page.keyboard.type('Staff');
    await theirs.page
      .getByRole('option', { name: /^Staff/ })
      .first()
      .click();
    await rowsOf(theirs.page).first().waitFor();

    await page.goto('/audit');
    await rowsOf(page)
      .filter({ hasText: auditWhatWords['roles.edit']?.en ?? '' })
      .first()
      .getByRole('link')
      .first()
      .click();
    const changes = page.getByRole('main');
    await changes.getByText(t(permissionWords['staff.view'])).first().waitFor();
    await changes.getByText(t(permissionWords['export.use'])).first().waitFor();
    await changes.getByText('ဦးသန့်ဇင်').first().waitFor();
  });

  test('A-02 what is ticked is not left by accident unsaved, and a super role is never changed', async () => {
    const visit = await product.work('md', '/settings/roles', { locale: 'en' });
    const { page, t } = visit;
    expect(await right(visit, 'admin', 'staff.view').isDisabled()).toBe(true);
    await right(visit, 'postman', 'export.use').focus();
    await page.keyboard.press('Space');
    await page.getByText(t(rolePageWords.unsaved, { n: '1' })).waitFor();
    await page.keyboard.press('ArrowLeft');
    await eventually(() =>
      right(visit, 'courier', 'export.use').evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await page
      .getByRole('navigation', { name: t(shellWords.menu) })
      .getByRole('link', { name: t(commonFieldWords.staff) })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await press(page, t(rolePageWords.discard));
    await page.getByText(t(rolePageWords.saved)).waitFor();
    expect(await right(visit, 'postman', 'export.use').isChecked()).toBe(false);
  });

  test('A-02 an owner reaches neither roles nor collections, by no link and by no address', async () => {
    const { page, t } = await product.work('owner', '/settings', { locale: 'en' });
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
    await eventually(() => cards.count()).toBe(5);
    expect((await textsOf(cards)).map((card) => card.split('\n')[0])).toEqual([
      t(titleOf('branches')),
      t(titleOf('branch-routes')),
      t(titleOf('places')),
      'Prices',
      'Audit log',
    ]);
    for (const path of [
      '/settings/roles',
      '/settings/roles/manager',
      '/settings/branch-collections',
      '/settings/branch-collections/new',
      '/settings/branches/new',
      '/settings/routes/new',
    ]) {
      await page.goto(path);
      await eventually(() => addressOf(page)).toBe('/403');
    }
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Roles and permissions');
    await page.getByText(t(commonWords.noMatchingResult)).waitFor();
  });
});

describe('the audit log', () => {
  test('A-08 A-06 says who did what to which record, is searched and filtered, and shows an owner nothing of other branches', async () => {
    const far = await product.as('mdy.manager');
    await far.call('staff.create', {
      body: {
        user_name: 'mdy.audited',
        name: 'ကိုမန္တလေး',
        role: 'staff',
        user_type: 'fcs',
        branch_id: 2,
        locale: 'mm',
        password: 'waybill-demo',
        confirm_password: 'waybill-demo',
      },
    });
    const near = await product.as('manager');
    const { data } = await near.call('staff.create', {
      body: {
        user_name: 'ygn.audited',
        name: 'ကိုရန်ကုန်',
        role: 'staff',
        user_type: 'fcs',
        branch_id: 1,
        locale: 'mm',
        password: 'waybill-demo',
        confirm_password: 'waybill-demo',
      },
    });
    await near.call('staff.suspend', { params: { id: data.id }, body: { reason: 'စမ်းသပ်ခြင်း' } });
    const visit = await product.work('owner', '/audit', { locale: 'en' });
    const { page, t } = visit;
    await find(visit, 'ကိုရန်ကုန်');
    await eventually(() => rowsOf(page).count()).toBe(2);
    await press(page, t(inputsWords.filters));
    await choose(page, 'Action', 'suspended');
    await eventually(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).getByRole('link').first().click();
    const main = page.getByRole('main');
    for (const text of ['ဒေါ်နှင်းအိ', 'ကိုရန်ကုန်', 'Active', 'Suspended']) await main.getByText(text).first().waitFor();
    await page.getByRole('link', { name: t(auditPageWords.ofRecord) }).click();
    await eventually(() => rowsOf(page).count()).toBe(2);
    await page.goto('/audit');
    await find(visit, 'ကိုမန္တလေး');
    await page.getByText(t(commonWords.noMatchingResult)).waitFor();
  });
});

test('P-02 P-07 P-09 a list that takes long says for how long and can be stopped; options that are awaited are shown where the list is open', async () => {
  const { page, t } = await product.work('mdy.manager', '/dashboard');
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/role/all*', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/staff?**search=slow**', () => {});
  // Still loading when the next search is sent.
  await page.route(/\/api\/staff\?(?!.*search=).*role=manager/, () => {});
  await page.goto('/staff/active');
  await page.getByRole('combobox', { name: t(staffFieldWords.role) }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t(kernelWords.loading) })
    .first()
    .waitFor();
  go();
  await page.getByRole('option', { name: 'မန်နေဂျာ', exact: true }).click();
  await eventually(() => addressOf(page)).toBe('/staff/active?role=manager');
  await textbox(page, t(commonFieldWords.search)).fill('slow');
  await textbox(page, t(commonFieldWords.search)).press('Enter');
  await press(page, t(commonWords.stop));
  await page.getByText(t(laterWords.slowStoppedBefore)).waitFor();
  expect(await rowsOf(page).count()).toBeGreaterThan(0);
  await page.unroute('**/api/staff?**search=slow**');
  await press(page, t(commonWords.tryAgain));
  await page.getByText(t(commonWords.noMatchingResult)).first().waitFor();
});
