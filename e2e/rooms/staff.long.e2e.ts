import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { auditActionWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import {
  accountCommandWords,
  accountStateFaces,
  staffFieldWords as field,
} from '@waybill/contract/rooms/staff/staff.words.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { kernelWords } from '@waybill/web/kernel/kernel.words.ts';
import { rolePageWords } from '@waybill/web/rooms/roles/role-page.words.ts';
import { staffPageWords } from '@waybill/web/rooms/staff/staff-page.words.ts';
import { editorsWords } from '@waybill/web/shell/form/editors.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import {
  choose,
  complaintOf,
  press,
  rowsOf,
  secret,
  seeToast,
  stands,
  textbox,
  typePhone,
  untilKept,
} from '../support/controls.ts';
import {
  addressOf,
  atLogin,
  eventually,
  framed,
  openProduct,
  signIn,
  textsOf,
  tryToSignIn,
  type Visit,
} from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
const product = openProduct();
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

/** Changes a person over HTTP, as a colleague does on another screen. */
async function change(id: number, values: Record<string, unknown>): Promise<void> {
  const { data } = await (await product.as('owner')).call('staff.detail', { params: { id } });
  const {
    user_name,
    name,
    email,
    phone,
    gender,
    business_name,
    user_type,
    all_branches,
    branch_collection_id,
    locale,
    version,
  } = data;
  const body = {
    user_name,
    name,
    email,
    phone,
    gender,
    business_name,
    user_type,
    all_branches,
    branch_collection_id,
    locale,
    version,
    role: data.role.slug,
    branch_id: data.branch?.id ?? null,
    jointed_branches: data.jointed_branches.map((one) => one.id),
    ...values,
  };
  await (await product.as('owner')).call('staff.edit', { params: { id }, body });
}

describe('a person begins', () => {
  test('N-07 V-02 V-03 V-10 V-14 an empty or wrong form says in Myanmar what each field lacks, and takes the focus to the first', async () => {
    const { page, t } = await product.work('manager', '/new-staff');
    await press(page, /^သိမ်းမည်/);
    for (const name of [t(field.user_name), t(field.name)])
      await eventually(() => complaintOf(textbox(page, name))).toContain(t(problemWords.required, { field: name }));
    await eventually(() => complaintOf(page.getByRole('combobox', { name: t(field.role), exact: true }))).toContain(
      t(problemWords.role),
    );
    await eventually(() => complaintOf(secret(page, t(field.password)))).toContain(t(problemWords.password_required));
    await eventually(() => complaintOf(secret(page, t(field.confirm_password)))).toContain(
      t(problemWords.confirm_password_required),
    );
    await page.getByRole('alert').getByText(t(commonWords.checkMarkedFields)).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');

    await textbox(page, t(field.user_name)).fill('x');
    await textbox(page, t(field.email)).fill('no mail');
    await secret(page, t(field.password)).fill('short');
    await secret(page, t(field.confirm_password)).fill('other');
    await textbox(page, t(field.name)).fill('ကိုအသစ်');
    await eventually(() => complaintOf(textbox(page, t(field.user_name)))).toContain(
      t(problemWords.between_length, { field: t(field.user_name), min: 2, max: 60 }),
    );
    await eventually(() => complaintOf(textbox(page, t(field.email)))).toContain(t(problemWords.email));
    await eventually(() => complaintOf(secret(page, t(field.password)))).toContain(
      t(problemWords.password_min, { min: 6 }),
    );
    await eventually(() => complaintOf(secret(page, t(field.confirm_password)))).toContain(
      t(problemWords.confirm_password),
    );
    await eventually(() => complaintOf(textbox(page, t(field.name)))).not.toContain(
      t(problemWords.required, { field: t(field.name) }),
    );
  });

  longTest(
    'N-07 V-10 V-12 T-03 phones are tags: Myanmar digits become Latin, a wrong one stays with its reason, two are enough',
    async () => {
      const { page, t } = await product.work('manager', '/new-staff');
      const phones = textbox(page, t(field.phone));
      await typePhone(page, t(field.phone), '၀၉၁');
      await eventually(() => complaintOf(phones)).toContain(t(commonWords.validPhoneNumber));
      expect(await phones.inputValue()).toBe('091');
      await typePhone(page, t(field.phone), '+၉၅ ၉ ၇၉၁ ၂၃၄ ၅၆၇');
      await page.getByRole('button', { name: t(inputsWords.remove, { name: '09791234567' }) }).waitFor();
      await typePhone(page, t(field.phone), '09791234567');
      await eventually(() => complaintOf(phones)).toContain(t(commonWords.phoneNumberAlreadyAdded));
      await typePhone(page, t(field.phone), '09250009999');
      await page.getByRole('button', { name: t(inputsWords.remove, { name: '09250009999' }) }).waitFor();
      expect(await phones.getAttribute('readonly')).not.toBeNull();
      await press(page, t(inputsWords.remove, { name: '09791234567' }));
      await eventually(() => page.getByRole('button', { name: /^097912/ }).count()).toBe(0);
      expect(await phones.getAttribute('readonly')).toBeNull();
    },
  );

  test('N-07 F-06 a manager makes a new account, finds it in the list, and it can sign in', async () => {
    const { page, t } = await product.work('manager', '/staff/active');
    await page.getByRole('link', { name: t(titleOf('new-staff')) }).click();
    await page.getByRole('heading', { level: 1, name: t(titleOf('new-staff')) }).waitFor();
    await textbox(page, t(field.name)).fill('  မသစ်သစ်  ');
    await textbox(page, t(field.user_name)).fill('thit.thit၂');
    await typePhone(page, t(field.phone), '၀၉၄၂၀၀၀၁၁၁၁');
    await choose(page, t(field.role), 'ဝန်ထမ်း');
    await secret(page, t(field.password)).fill('waybill-demo');
    await secret(page, t(field.confirm_password)).fill('waybill-demo');
    await page.getByRole('switch', { name: t(field.must_change_password) }).click();
    await page.keyboard.press('Control+s');
    await seeToast({ page }, t(formWords.created));
    await eventually(() => addressOf(page)).toBe('/staff/active');
    await page.getByRole('row', { name: /thit\.thit2/ }).waitFor();
    await textbox(page, t(commonFieldWords.search)).fill('thit.thit2');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await eventually(() => rowsOf(page).count()).toBe(1);
    expect(await rowsOf(page).innerText()).toMatch(/မသစ်သစ်[\s\S]*09420001111/);
    const newcomer = await product.visit();
    await signIn(newcomer, '09420001111');
    await framed(newcomer);
  });

  longTest('V-16 X-02 what only the server knows is said at its field: a user name that is taken', async () => {
    const { page, t } = await product.work('manager', '/new-staff');
    await textbox(page, t(field.name)).fill('ဦးမောင်');
    await textbox(page, t(field.user_name)).fill('OWNER');
    await choose(page, t(field.role), 'ဝန်ထမ်း');
    await secret(page, t(field.password)).fill('waybill-demo');
    await secret(page, t(field.confirm_password)).fill('waybill-demo');
    await press(page, /^သိမ်းမည်/);
    await eventually(() => complaintOf(textbox(page, t(field.user_name)))).toContain(t(refusalWords.duplicate));
    expect(addressOf(page)).toBe('/new-staff');
    expect(await textbox(page, t(field.name)).inputValue()).toBe('ဦးမောင်');
  });
});

describe('a person changes', () => {
  longTest('G-07 A-02 who sees permissions is shown what another role would see; nobody else is', async () => {
    const { id } = await somebody();
    const sees = async (userName: string, locale: 'mm' | 'en') => {
      const visit = await product.work(userName, `/edit-staff/${id}`, { locale });
      const { page, t } = visit;
      await choose(page, t(field.role), t(roleWords.manager));
      return {
        page,
        t,
        section: page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: t(rolePageWords.personSees) }) }),
      };
    };
    const { page, t, section } = await sees('superadmin', 'en');
    await section.getByText(t(rolePageWords.opens)).waitFor();
    expect(await section.getByRole('list', { name: t(rolePageWords.menu) }).innerText()).toContain('added');
    await choose(page, t(field.role), t(roleWords.staff));
    await section.waitFor({ state: 'hidden' });
    const other = await sees('manager', 'mm');
    expect(await other.section.count()).toBe(0);
    expect((await edited(id)).role).toMatchObject({ slug: 'staff' });
  });

  longTest('N-07 L-05 a row opens the person; what is changed there is saved and seen in the list', async () => {
    const person = await somebody();
    const { page, t } = await product.work('manager', `/staff/active?search=${person.user_name}`);
    await page.getByRole('link', { name: person.name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: person.name }).waitFor();
    const crumbs = page.getByRole('navigation').getByRole('listitem');
    await eventually(async () => (await textsOf(crumbs)).includes(person.name)).toBe(true);
    await textbox(page, t(field.name)).fill('မပြင်ပြီး');
    await textbox(page, t(field.business_name)).fill('ရွှေစာပို့');
    await press(page, /^သိမ်းမည်/);
    await seeToast({ page }, t(commonWords.savedSuccessfully));
    await eventually(() => addressOf(page)).toBe(`/staff/active?search=${person.user_name}`);
    await rowsOf(page).filter({ hasText: 'မပြင်ပြီး' }).waitFor();
    expect(await edited(person.id)).toMatchObject({ name: 'မပြင်ပြီး', business_name: 'ရွှေစာပို့' });
  });

  longTest(
    'S-30 N-07 a suspended person is thrown out at once, is refused with the words of a wrong password, and works again after reactivation',
    async () => {
      const person = await somebody();
      const theirs = await product.visit({ locale: 'en' });
      await signIn(theirs, person.user_name);
      await framed(theirs);
      const { page, t } = await product.work('manager', `/edit-staff/${person.id}`);
      await press(page, t(accountCommandWords.suspend.verb));
      const dialog = page.getByRole('dialog');
      await dialog.getByText(sayLoose(accountCommandWords.suspend.ask, 'mm', { name: person.name })).waitFor();
      await press(dialog, t(accountCommandWords.suspend.verb));
      await eventually(() => complaintOf(textbox(dialog, t(field.reason)))).toContain(
        t(problemWords.required, { field: t(field.reason) }),
      );
      await textbox(dialog, t(field.reason)).fill('စာရင်း မကိုက်ပါ');
      await press(dialog, t(accountCommandWords.suspend.verb));
      await stands(page, t(accountStateFaces.suspend.word));
      await page.getByText('စာရင်း မကိုက်ပါ').first().waitFor();

      await eventually(() => addressOf(theirs.page)).toMatch(/^\/login/);
      // The log-out removed the person's language; the account itself is in Myanmar.
      const again: Visit = { ...theirs, locale: 'mm', t };
      await tryToSignIn(again, person.user_name);
      await theirs.page.getByRole('alert').getByText(t(refusalWords.invalid_credentials)).waitFor();

      await press(page, t(accountCommandWords.reactivate.verb));
      await textbox(dialog, t(field.reason)).fill('စစ်ဆေးပြီး');
      await press(dialog, t(accountCommandWords.reactivate.verb));
      await stands(page, t(accountStateFaces.active.word));
      await tryToSignIn(again, person.user_name);
      await theirs.page.getByRole('navigation').first().waitFor();
    },
  );

  test('V-16 E-05 two people edit one person: the second chooses field by field, loses nothing typed, and saves what was chosen', async () => {
    const person = await somebody({ email: 'old@example.com' });
    const { page, t } = await product.work('manager', `/edit-staff/${person.id}`);
    const [owner, mark] = [await product.as('owner'), page.getByText(t(editorsWords.one, { name: 'ဦးအောင်မြင့်' }))];
    // Announced again as an open form does: the page may not have been listening yet.
    await eventually(() =>
      owner
        .call('editing.announce', { body: { room: 'staff', id: String(person.id), on: true } })
        .then(() => mark.isVisible()),
    ).toBe(true);
    await textbox(page, t(field.name)).fill('မမန်နေဂျာပေးသောအမည်');
    await textbox(page, t(field.email)).fill('manager@example.com');
    await change(person.id, { name: 'မပိုင်ရှင်ပေးသောအမည်', business_name: 'ပိုင်ရှင်လုပ်ငန်း' });
    await press(page, /^သိမ်းမည်/);
    const dialog = page.getByRole('dialog', { name: t(formWords.conflictTitle) });
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/ဦးအောင်မြင့်/);
    const group = (name: string) => dialog.getByRole('group', { name: new RegExp(`^${name}`) });
    await group(t(field.name)).getByText(t(formWords.conflictChoose)).waitFor();
    expect(await dialog.getByRole('button', { name: t(formWords.conflictSave) }).isDisabled()).toBe(true);
    expect(
      await group(t(field.email))
        .getByRole('radio', { name: new RegExp(t(formWords.conflictMine)) })
        .isChecked(),
    ).toBe(true);
    expect(
      await group(t(field.business_name))
        .getByRole('radio', { name: new RegExp(t(formWords.conflictTheirs)) })
        .isChecked(),
    ).toBe(true);

    await press(dialog, t(formWords.conflictBack));
    expect(await textbox(page, t(field.name)).inputValue()).toBe('မမန်နေဂျာပေးသောအမည်');
    expect(await textbox(page, t(field.email)).inputValue()).toBe('manager@example.com');
    await press(page, /^သိမ်းမည်/);
    await group(t(field.name))
      .getByRole('radio', { name: /မမန်နေဂျာပေးသောအမည်/ })
      .check();
    await press(dialog, t(formWords.conflictSave));
    await seeToast({ page }, t(commonWords.savedSuccessfully));
    expect(await edited(person.id)).toMatchObject({
      name: 'မမန်နေဂျာပေးသောအမည်',
      email: 'manager@example.com',
      business_name: 'ပိုင်ရှင်လုပ်ငန်း',
    });
  });

  test('N-07 unsaved changes are not left by accident: links, Back and closing the tab ask first', async () => {
    const person = await somebody();
    const list = `/staff/active?search=${person.user_name}`;
    const { page, t } = await product.work('manager', list);
    await page.getByRole('link', { name: person.name, exact: true }).click();
    await textbox(page, t(field.name)).fill('မမသိမ်းရသေး');
    const leaving = page.getByRole('alertdialog', { name: t(kernelWords.leave) });
    await page.getByRole('link', { name: t(commonWords.cancel) }).click();
    await press(leaving, t(kernelWords.stay));
    expect(addressOf(page)).toBe(`/edit-staff/${person.id}`);
    await page.goBack();
    await press(leaving, t(kernelWords.stay));
    await eventually(() => addressOf(page)).toBe(`/edit-staff/${person.id}`);
    expect(await textbox(page, t(field.name)).inputValue()).toBe('မမသိမ်းရသေး');
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await closing;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('link', { name: t(commonWords.cancel) }).click();
    await press(leaving, t(kernelWords.leaveYes));
    await eventually(() => addressOf(page)).toBe(list);
    expect((await edited(person.id)).name).toBe(person.name);
  });

  longTest('N-07 what was typed before the tab crashed is offered when the page is opened again', async () => {
    const person = await somebody();
    const visit = await product.visit();
    const { page, t, context } = visit;
    await signIn(visit, 'manager');
    await page.goto(`/edit-staff/${person.id}`);
    await textbox(page, t(field.name)).fill('မပျက်မီရိုက်ထား');
    await page
      .getByRole('status')
      .filter({ hasText: t(formWords.draftKept, { time: '' }).trim() })
      .waitFor();
    await untilKept(page, () => typePhone(page, t(field.phone), '09440000001'));
    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto(`/edit-staff/${person.id}`);
    await next
      .getByText(/မသိမ်းရသေးပါ/)
      .first()
      .waitFor();
    expect(await textbox(next, t(field.name)).inputValue()).toBe(person.name);
    await press(next, t(formWords.draftTake));
    expect(await textbox(next, t(field.name)).inputValue()).toBe('မပျက်မီရိုက်ထား');
    await next.getByRole('button', { name: t(inputsWords.remove, { name: '09440000001' }) }).waitFor();
    await press(next, /^သိမ်းမည်/);
    await seeToast({ page: next }, t(commonWords.savedSuccessfully));
    expect(await edited(person.id)).toMatchObject({ name: 'မပျက်မီရိုက်ထား', phone: ['09440000001'] });
  });

  test('S-30 F-06 a reset code is in two halves, one from who resets and one from another person, and must be changed at the next sign-in', async () => {
    const person = await somebody();
    const { page, t } = await product.work('manager', `/edit-staff/${person.id}`);
    await press(page, t(staffPageWords.resetPassword));
    const dialog = page.getByRole('dialog');
    await press(dialog, t(staffPageWords.resetPassword));
    const shown = (place: typeof dialog) => place.getByRole('status', { name: t(staffPageWords.oneTime) }).innerText();
    const first = await shown(dialog);
    await page.getByText(sayLoose(auditActionWords.reset_password, 'mm')).first().waitFor({ state: 'attached' });
    const { page: other } = await product.work('superadmin', `/edit-staff/${person.id}`);
    await press(other, t(staffPageWords.confirmPerson));
    const otherDialog = other.getByRole('dialog');
    await press(otherDialog, t(staffPageWords.confirmPerson));
    const second = await shown(otherDialog);
    const theirs = await product.visit();
    await atLogin(theirs);
    await tryToSignIn(theirs, person.user_name, `${first}-${second}`);
    await eventually(() => addressOf(theirs.page)).toBe('/account/password');
  });
});
