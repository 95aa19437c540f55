import { describe, expect, test } from 'vitest';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { auditWhatWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import {
  branchCommandWords,
  branchFieldWords as field,
  branchStateFaces,
  branchTypeWords,
} from '@waybill/contract/rooms/branches/branches.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { branchPageWords } from '@waybill/web/rooms/branches/branch-page.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { choose, complaintOf, press, rowsOf, seeToast, stands, textbox } from '../support/controls.ts';
import { eventually, openProduct, type Visit, shown } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { detailWords } from '../../web/src/shell/detail/detail.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();

const find = async ({ page, t }: Visit, text: string): Promise<void> => {
  await textbox(page, t(commonFieldWords.search)).fill(text);
  await textbox(page, t(commonFieldWords.search)).press('Enter');
};

describe('branches', () => {
  test('V-03 V-13 E-09 a branch is made with a code of three and a full postcode, and can be chosen at once in a window that was open already', async () => {
    const colleague = await product.work('admin', '/new-staff');
    await colleague.page.getByRole('combobox', { name: colleague.t(staffFieldWords.branch_id), exact: true }).waitFor();
    const visit = await product.work('superadmin', '/settings/branches');
    const { page, t } = visit;
    await page.getByRole('link', { name: t(titleOf('branches.new')) }).click();
    await textbox(page, t(field.code)).fill('pt');
    await textbox(page, t(field.name_en)).fill('Pathein Branch');
    await eventually(() => complaintOf(textbox(page, t(field.code)))).toContain(
      t(problemWords.slug, { field: t(field.code), n: '3' }),
    );
    await textbox(page, t(field.code)).fill('ygn');
    await textbox(page, t(field.name_mm)).fill('ပုသိမ်ရုံးခွဲ');
    await choose(page, t(field.type), t(branchTypeWords.fcs));
    await page.locator('[data-field=place_id] input').fill('Pathein');
    await page
      .getByRole('option', { name: /^(Pathein|ပုသိမ်)/ })
      .first()
      .click();
    await textbox(page, t(field.postcode)).fill('၁၀၀၁');
    await page.keyboard.press('Control+s');
    await eventually(() => complaintOf(textbox(page, t(field.code)))).toContain(t(refusalWords.duplicate));
    await textbox(page, t(field.code)).fill('ptn');
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(formWords.created));
    await find(visit, 'PTN');
    await eventually(() => rowsOf(page).filter({ hasText: 'PTN' }).allInnerTexts()).toEqual([
      expect.stringMatching(/ပုသိမ်ရုံးခွဲ[\s\S]*ပုသိမ်[\s\S]*01001/),
    ]);
    await colleague.page.reload();
    const branches = colleague.page.getByRole('combobox', {
      name: colleague.t(staffFieldWords.branch_id),
      exact: true,
    });
    // The field is drawn before its options, and its open list closes when they arrive.
    await eventually(async () => {
      await branches.click();
      return colleague.page
        .getByRole('option', { name: /^ပုသိမ်ရုံးခွဲ/ })
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
    }).toBe(true);
  });

  test('A-08 what is changed of a branch, its closing and its opening stand in its history, with before and after', async () => {
    const founder = await product.as('superadmin');
    const town = (await founder.call('places.townships', {})).data.find(({ name_en }) => name_en === 'Hpa-An');
    const { data } = await founder.call('branches.create', {
      body: { code: 'HPA', name_en: 'Hpa-An', name_mm: 'ဘားအံ', type: 'agent', place_id: town?.id ?? 0 },
    });
    const visit = await product.work('superadmin', `/settings/branches/${data.id}`);
    const { page, t } = visit;
    await textbox(page, t(field.name_mm)).fill('ဘားအံမြို့');
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(commonWords.savedSuccessfully));
    await page.goto(`/settings/branches/${data.id}`);
    await press(page, t(branchCommandWords.close.verb));
    const dialog = page.getByRole('alertdialog', {
      name: sayLoose(branchCommandWords.close.ask, 'mm', { name: 'HPA' }),
    });
    await press(dialog, t(commonWords.cancel));
    await dialog.waitFor({ state: 'hidden' });
    await stands(page, t(branchStateFaces.active.word));
    await press(page, t(branchCommandWords.close.verb));
    await press(dialog, t(branchCommandWords.close.verb));
    await stands(page, t(branchStateFaces.inactive.word));
    await press(page, t(branchCommandWords.open.verb));
    await press(page.getByRole('alertdialog'), t(branchCommandWords.open.verb));
    await stands(page, t(branchStateFaces.active.word));
    const history = page.getByRole('main');
    await shown(history.getByRole('heading', { name: t(detailWords.history) }));
    for (const what of ['branches.open', 'branches.close', 'branches.edit', 'branches.create'] as const)
      await history
        .getByText(auditWhatWords[what]?.mm.split(' - ')[1] ?? what)
        .first()
        .waitFor();
    await history.getByRole('listitem').getByText('ဘားအံမြို့').waitFor();
  });

  test('A-02 a collection says whom it takes a branch from, and is deleted only after the question', async () => {
    const visit = await product.work('superadmin', '/settings/branch-collections');
    const { page, t } = visit;
    await page.getByRole('link', { name: t(titleOf('branch-collections.new')) }).click();
    await textbox(page, t(field.name_en)).fill('Lower Myanmar');
    await textbox(page, t(field.name_mm)).fill('အောက်ပိုင်း');
    await choose(page, t(field.branches), /^ပဲခူးရုံးခွဲ/);
    await page.keyboard.press('Escape');
    await page.getByText(t(branchPageWords.move, { branch: 'ပဲခူးရုံးခွဲ', from: 'ပဲခူးတိုင်းဒေသကြီး' })).waitFor();
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(formWords.created));
    await rowsOf(page).filter({ hasText: 'အောက်ပိုင်း' }).filter({ hasText: 'ပဲခူးရုံးခွဲ' }).waitFor();
    await rowsOf(page).filter({ hasText: 'ပဲခူးတိုင်းဒေသကြီး' }).filter({ hasNotText: 'ပဲခူးရုံးခွဲ' }).waitFor();
    await rowsOf(page)
      .filter({ hasText: 'အောက်ပိုင်း' })
      .getByRole('button', { name: t(commonWords.delete) })
      .click();
    const dialog = page.getByRole('alertdialog', { name: t(laterWords.sureDelete) });
    await press(dialog, t(commonWords.cancel));
    await rowsOf(page)
      .filter({ hasText: 'အောက်ပိုင်း' })
      .getByRole('button', { name: t(commonWords.delete) })
      .click();
    await press(dialog, t(commonWords.delete));
    await seeToast(visit, t(commonWords.deletedIt, { name: 'အောက်ပိုင်း' }));
    await eventually(() => rowsOf(page).filter({ hasText: 'အောက်ပိုင်း' }).count()).toBe(0);
  });
});
