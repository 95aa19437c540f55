import { beforeAll, expect, test } from 'vitest';
import {
  feedbackCommandWords,
  feedbackFieldWords,
  feedbackScoreWords,
  feedbackStateFaces,
} from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';
import {
  supportTicketCommandWords,
  supportTicketStateFaces,
  ticketFieldWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { ticketsAboutWords } from '@waybill/web/shell/detail/tickets-about.words.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { addressOf, eventually, openProduct } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const question = 'How heavy may a parcel be?';
let label: MadeLabel;

beforeAll(async () => {
  label = (await (await labelMaker(product))(1))[0] as MadeLabel;
  await (
    await product.as('admin')
  ).call('qandas.create', {
    body: {
      category: 'parcels',
      position: 7,
      question_en: question,
      question_mm: 'ပါဆယ် အလေးချိန် မည်မျှအထိ ရသနည်း။',
      question_zh: null,
      answer_en: '50 kg <script>at most</script>',
      answer_mm: '၅၀ ကီလို။',
      answer_zh: null,
    },
  });
});

test('F-08 E-06 L-04 from a parcel to a ticket in two presses, answered with what is given often, and the top bar of whoever asked counts it until they look', async () => {
  const visit = await product.work('staff', `/label/detail/${label.id}`, { locale: 'en' });
  const { page, t } = visit;
  await page.getByRole('link', { name: t(ticketsAboutWords.ask) }).click();
  await eventually(() => textbox(page, t(ticketFieldWords.tracking_code)).inputValue()).toBe(label.tracking_code);
  await textbox(page, t(ticketFieldWords.subject)).fill('Where is it');
  await textbox(page, t(ticketFieldWords.text)).fill('The receiver waits <b>since</b> Monday');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'Where is it' }).waitFor();
  await page.getByText('The receiver waits <b>since</b> Monday').waitFor();
  const id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);

  const desk = await product.work('admin', `/support-ticket/detail/${id}`, { locale: 'en' });
  await press(desk.page, desk.t(supportTicketCommandWords.answer.verb));
  const dialog = desk.page.getByRole('dialog');
  await choose(dialog, desk.t(commonWords.cannedAnswer), 'We are searching');
  await eventually(() => textbox(dialog, desk.t(ticketFieldWords.text)).inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: desk.t(supportTicketCommandWords.answer.verb), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await stands(desk.page, desk.t(supportTicketStateFaces.answered.word));

  // Their page is open: it shows the answer automatically, which counts as seeing it.
  await stands(page, t(supportTicketStateFaces.answered.word));
  const unseen = async () =>
    (await (await product.as('staff')).call('support_tickets.detail', { params: { id } })).data.unseen;
  await eventually(unseen).toBe(false);
  await page.goto('/account');
  const count = (await (await product.as('staff')).call('support_tickets.waiting', {})) as number;
  const { data } = await (await product.as('admin')).call('support_tickets.detail', { params: { id } });
  await (
    await product.as('admin')
  ).call('support_tickets.resolve', {
    params: { id },
    body: { text: 'Found.', files: [], version: data.version },
  });
  await page.getByRole('button', { name: `${t(newsKinds.tickets.name)}: ${count + 1}` }).waitFor();
});

test('F-08 feedback about a parcel is written down, taken in hand and closed with what was done; a question is found by the palette; what looks like HTML is shown as it was written', async () => {
  const { page, t } = await product.work('staff', '/feedback', { locale: 'en' });
  await page
    .getByRole('link', { name: t(titleOf('feedback.create')) })
    .first()
    .click();
  await textbox(page, t(feedbackFieldWords.tracking_code)).fill(label.tracking_code);
  await choose(page, t(feedbackFieldWords.score), t(feedbackScoreWords[2] as never));
  await textbox(page, t(feedbackFieldWords.text)).fill('Came <img src=x onerror=alert(1)> wet');
  await page.keyboard.press('Control+s');
  await stands(page, t(feedbackStateFaces.open.word));
  await page.getByText('Came <img src=x onerror=alert(1)> wet').first().waitFor();
  await press(page, t(feedbackCommandWords.take.verb));
  await stands(page, t(feedbackStateFaces.in_hand.word));
  await press(page, t(feedbackCommandWords.close.verb));
  const dialog = page.getByRole('dialog');
  await textbox(dialog, t(feedbackFieldWords.done)).fill('New <i>wrapping</i>');
  await dialog.getByRole('button', { name: t(feedbackCommandWords.close.verb), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await stands(page, t(feedbackStateFaces.closed.word));
  await page.getByText('New <i>wrapping</i>').first().waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('how heavy');
  await page.getByRole('option', { name: question }).click();
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.getByText('50 kg <script>at most</script>', { exact: true }).waitFor();
  expect(addressOf(page)).toMatch(/^\/qanda\/\d+$/);
});
