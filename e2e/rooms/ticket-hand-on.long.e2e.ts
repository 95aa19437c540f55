import { expect, test } from 'vitest';
import {
  supportTicketCommandWords,
  ticketDeskWords,
  ticketFieldWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { ticketsAboutWords } from '@waybill/web/shell/detail/tickets-about.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, type Visit } from '../support/journey.ts';
import { windowFaults } from '../support/page-looks.ts';
import { owingMerchant } from '../support/merchant-cod.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const product = openProduct({ shared: true });
const { verb } = supportTicketCommandWords.hand_on;

/** Fills in the open ticket form, submits it, and returns the number from the address. */
async function raise({ page, t }: Visit, subject: string): Promise<number> {
  await textbox(page, t(ticketFieldWords.subject)).fill(subject);
  await textbox(page, t(ticketFieldWords.text)).fill('Please look at it.');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  return Number(/detail\/(\d+)/.exec(page.url())?.[1]);
}
const ticket = async (who: string, id: number) =>
  (await (await product.as(who)).call('support_tickets.detail', { params: { id } })).data;

test('E-06 F-08 from a customer and from a document to a ticket about it, in two presses each', async () => {
  const manager = await product.as('manager');
  const { merchant, name } = await owingMerchant(product);
  const clerk = await product.work('manager', `/customer/${merchant}`, { locale: 'en' });
  await clerk.page.getByRole('link', { name: clerk.t(ticketsAboutWords.ask) }).click();
  const aboutCustomer = await raise(clerk, 'About the merchant');
  expect((await ticket('manager', aboutCustomer)).customer?.id).toBe(merchant);
  await clerk.page.getByText(name).first().waitFor();

  const { data: ready } = await manager.call('clearances.readyDetail', {
    query: { kind: 'credit', customer_id: merchant },
  });
  const { data: document } = await manager.call('clearances.create', {
    body: {
      kind: 'credit',
      customer_id: merchant,
      label_ids: ready.lines.flatMap(({ label_id }) => label_id ?? []),
      expected_net: ready.figures.actual_clearance_cod,
    },
  });
  await clerk.page.goto(`/credit/collection/${document.id}/detail`);
  await clerk.page.getByRole('link', { name: clerk.t(ticketsAboutWords.ask) }).click();
  const aboutDocument = await raise(clerk, 'About the document');
  expect((await ticket('manager', aboutDocument)).clearance?.number).toBe(document.number);
});

test('E-06 a desk hands a ticket on to one person with a reason: it waits for them, and whoever raised it reads why', async () => {
  const clerk = await product.work('staff', '/support-ticket/create', { locale: 'en' });
  await choose(clerk.page, clerk.t(ticketFieldWords.desk), clerk.t(ticketDeskWords.head_office));
  const id = await raise(clerk, 'Who answers this');

  const desk = await product.work('admin', `/support-ticket/detail/${id}`, { locale: 'mm' });
  const manager = (await (await product.as('manager')).call('sessions.activeAccount')).data;
  await press(desk.page, desk.t(verb));
  const dialog = desk.page.getByRole('dialog');
  await choose(dialog, desk.t(ticketFieldWords.desk), desk.t(ticketDeskWords.branch));
  await choose(dialog, desk.t(ticketFieldWords.to_branch_id), new RegExp(manager.branch?.name_mm ?? ''));
  await choose(dialog, desk.t(ticketFieldWords.to_staff_id), manager.name);
  // Without a reason nothing is handed on, and the choices stay.
  await dialog.getByRole('button', { name: desk.t(verb), exact: true }).click();
  await eventually(() => textbox(dialog, desk.t(commonFieldWords.reason)).getAttribute('aria-invalid')).toBe('true');
  expect(await windowFaults(desk.page)).toEqual([]);
  await textbox(dialog, desk.t(commonFieldWords.reason)).fill('The branch knows the parcel');
  await dialog.getByRole('button', { name: desk.t(verb), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => addressOf(desk.page)).toMatch(/^\/support-ticket/);
  expect((await ticket('manager', id)).to_staff_id).toBe(manager.id);

  await clerk.page.getByText('The branch knows the parcel').waitFor();
  const theirs = await product.work('manager', `/support-ticket/detail/${id}`, { locale: 'zh' });
  await theirs.page.getByRole('button', { name: theirs.t(supportTicketCommandWords.answer.verb) }).waitFor();
  await theirs.page.getByText('The branch knows the parcel').waitFor();
});
