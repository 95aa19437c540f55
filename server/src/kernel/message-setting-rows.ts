import path from 'node:path';
import { header, hostName, mailAddress, numberBetween, oneOf, text, token, webUrl } from './setting-readers.ts';
import { optional, row, type Row } from './setting-rows.ts';

export interface SmsGateway {
  /** Undefined: there is no provider. */
  readonly url: string | undefined;
  readonly method: 'POST' | 'PUT' | 'GET';
  /** Header that authenticates us to the provider. */
  readonly header: { readonly name: string; readonly value: string } | undefined;
  /** Secret in the last part of the path for the provider's delivery reports. Undefined: reports are not accepted. */
  readonly reportToken: string | undefined;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `starttls` and `tls` demand encryption and a valid certificate; `none` never encrypts. */
  readonly tls: 'starttls' | 'tls' | 'none';
  /** Undefined: it takes mail without signing in. */
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Read again for each message, so that a changed password needs no restart. */
  readonly passwordFile: string | undefined;
  readonly from: string;
}

/** Settings of what takes messages to people outside. */
export const messageSettingRows = {
  SMS_GATEWAY_URL: optional(
    webUrl,
    'address of the provider that takes messages to people outside',
    'none: messages stand in the outbox and nothing leaves',
  ),
  SMS_GATEWAY_METHOD: row(oneOf(['POST', 'PUT', 'GET']), 'POST', 'how the provider is called: POST, PUT or GET'),
  SMS_GATEWAY_HEADER: optional(
    header,
    'a header that goes with every message, such as Authorization: Bearer …',
    'none',
  ),
  SMS_REPORT_TOKEN: optional(
    token,
    'secret last part of the path /api/message-report/… to which the provider reports what reached a phone',
    'none: no reports are taken',
  ),
  SMTP_HOST: optional(hostName, 'server that takes e-mail to merchants', 'none: no e-mail is sent'),
  SMTP_PORT: row(numberBetween(1, 65_535), 587, 'its port: usually 587 with starttls, 465 with tls'),
  SMTP_TLS: row(
    oneOf(['starttls', 'tls', 'none']),
    'starttls',
    'starttls and tls demand encryption and a valid certificate; none only where the way to the server is safe',
  ),
  SMTP_USER: optional(text(200), 'user name at the server', 'none: without signing in'),
  SMTP_PASSWORD: optional(text(500), 'password at the server', 'none'),
  SMTP_PASSWORD_FILE: optional(text(1000), 'file with this password; it is read again for each message', 'none'),
  SMTP_FROM: optional(
    mailAddress,
    'address that e-mail comes from, such as no-reply@post.example',
    'none; needed with SMTP_HOST',
  ),
  VIBER_URL: row(
    webUrl,
    'https://services.viber.com/vibersrvc/1/send_message',
    'address of Viber Business Messages, or of a partner that takes the same requests',
  ),
  WHATSAPP_URL: row(
    webUrl,
    'https://graph.facebook.com/v23.0',
    'address of the WhatsApp Business Cloud API; /…/messages is added',
  ),
};

type Rows = typeof messageSettingRows;
type Values = { [Name in keyof Rows]: Rows[Name] extends Row<infer Value> ? Value : never };

/** Returns the mail server of the settings; undefined without one. */
export function smtpOf(values: Values): SmtpServer | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from } = values;
  if (host === undefined || from === undefined) return undefined;
  return {
    host,
    port: values.SMTP_PORT,
    tls: values.SMTP_TLS,
    user: values.SMTP_USER,
    password: values.SMTP_PASSWORD,
    passwordFile: values.SMTP_PASSWORD_FILE === undefined ? undefined : path.resolve(values.SMTP_PASSWORD_FILE),
    from,
  };
}
