import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { defaultLocale, languageTag } from '@waybill/domain/kernel/locale.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { messagePurposeWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import type { TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { markup } from '../../kernel/markup.ts';
import type { SmtpServer } from '../../kernel/message-setting-rows.ts';
import type { Gateway, OutgoingMessage } from './gateway.ts';

/** Maximum duration of an attempt; below the time after which a message counts as abandoned. */
const attemptMs = 60_000;
const answerMax = 2000;
/** One address and nothing else: no second recipient, no line end that begins a header. */
const oneAddress = /^[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+$/;

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/**
 * Gives messages to a mail server. A refusal of the server is one for good (5xx) or for now (4xx). When the connection breaks, the message may have been
 * accepted only after its text was sent. An error of signing in is ours and not the message's, so the message is tried again.
 */
export function mailGateway(smtp: SmtpServer, timeoutSeconds: number): Gateway {
  return async (message) => {
    const begun = performance.now();
    const tried = (outcome: TryOutcome, answer: string) => ({
      outcome,
      answer: answer.slice(0, answerMax),
      tookMs: Math.round(performance.now() - begun),
    });
    if (message.email === null || !oneAddress.test(message.email)) return tried('refused', 'bad address');
    const sent = { text: false };
    try {
      return tried('sent', await sendMail(smtp, timeoutSeconds * 1000, message.email, message, sent));
    } catch (thrown) {
      const { code = 'error', responseCode, response } = thrown as SmtpError;
      const answer = response ?? code;
      if (code === 'EAUTH' || code === 'ETLS') return tried('not_taken', answer);
      if (responseCode !== undefined && responseCode >= 400)
        return tried(responseCode >= 500 ? 'refused' : 'not_taken', answer);
      return tried(sent.text ? 'unknown' : 'not_taken', answer);
    }
  };
}

async function sendMail(
  smtp: SmtpServer,
  timeout: number,
  address: string,
  message: OutgoingMessage,
  sent: { text: boolean },
): Promise<string> {
  const mail = await new MailComposer(mailOf(smtp, address, message)).compile().build();
  const password =
    smtp.passwordFile === undefined ? smtp.password : (await readFile(smtp.passwordFile, 'utf8')).replace(/\r?\n$/, '');
  const connection = new SmtpConnection({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'tls',
    requireTLS: smtp.tls === 'starttls',
    ignoreTLS: smtp.tls === 'none',
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  const text = Readable.from(
    (function* () {
      sent.text = true;
      yield mail;
    })(),
  );
  const late = setTimeout(() => connection.close(), attemptMs);
  try {
    return await new Promise<string>((resolve, reject) => {
      connection.on('error', reject);
      connection.on('end', () => reject(Object.assign(new Error('ended'), { code: 'ECONNECTION' })));
      const give = () =>
        connection.send({ from: smtp.from, to: [address], size: mail.length }, text, (error, info) =>
          error ? reject(error) : resolve(info.response ?? ''),
        );
      connection.connect((error) => {
        if (error) return reject(error);
        if (smtp.user === undefined) return give();
        return connection.login({ user: smtp.user, pass: password ?? '' }, (refused) =>
          refused ? reject(refused) : give(),
        );
      });
    });
  } finally {
    clearTimeout(late);
    connection.quit();
    connection.close();
  }
}

function mailOf(smtp: SmtpServer, to: string, { key, text, locale, purpose }: OutgoingMessage) {
  const language = locale ?? defaultLocale;
  return {
    from: smtp.from,
    to: { name: '', address: to },
    subject: say(messagePurposeWords[purpose], language),
    // The same for every try, so that a mail program shows a repeated one once.
    messageId: `<${key}@${smtp.from.slice(smtp.from.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': languageTag[language] },
    text,
    html: markup`<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"></head><body>${text
      .split('\n')
      .map((line) => markup`<p style="font-size:16px;line-height:1.75">${withLinks(line)}</p>`)}</body></html>`.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Addresses in a line become links. */
const withLinks = (line: string) =>
  line.split(/(https?:\/\/\S+)/).map((part, place) => (place % 2 === 0 ? part : markup`<a href="${part}">${part}</a>`));
