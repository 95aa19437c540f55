import type { LightMyRequestResponse } from 'fastify';
import type { MadeParcel, ParcelFixture, ParcelOptions } from '../../tracking/testing/parcel-fixture.ts';

/** A phone of somebody outside: it keeps its cookie, follows where a page leads, and shows texts. */
export class OutsiderPhone {
  readonly #fixture: ParcelFixture;
  readonly #from: string;
  #cookie = '';

  constructor(fixture: ParcelFixture, from = '10.9.0.1') {
    this.#fixture = fixture;
    this.#from = from;
  }

  async #send(method: 'GET' | 'POST', url: string, form?: Record<string, string>): Promise<LightMyRequestResponse> {
    const response = await this.#fixture.app.app.inject({
      method,
      url,
      remoteAddress: this.#from,
      headers: {
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    const cookie = response.headers['set-cookie'];
    if (typeof cookie === 'string') this.#cookie = cookie.split(';')[0] ?? '';
    return response;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#send('GET', url);
  }

  /** Sends a form and, when it was taken, reads the page that it leads to. */
  async post(url: string, form: Record<string, string>): Promise<{ status: number; body: string }> {
    const response = await this.#send('POST', url, form);
    if (response.statusCode !== 303) return { status: response.statusCode, body: response.body };
    return { status: 303, body: (await this.get(String(response.headers.location))).body };
  }

  /** Opens the page of a parcel by the digits of a phone. */
  open(parcel: Pick<MadeParcel, 'code'>, digits: string, lang = 'en'): Promise<{ status: number; body: string }> {
    return this.post(`/t/${parcel.code}?lang=${lang}`, { digits });
  }
}

/** The fixture's receiver has 0979222, its sender 0979111. */
export const receiverDigits = '9222';
export const senderDigits = '9111';

/** A parcel that lies at Mandalay and waits for its courier. */
export async function arrived(fixture: ParcelFixture, options: ParcelOptions = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel(options);
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  return parcel;
}

/** One that a courier brought back, whose sender is asked; answers the address of their page. */
export async function questioned(
  fixture: ParcelFixture,
  options: ParcelOptions = {},
): Promise<MadeParcel & { link: string }> {
  const parcel = await arrived(fixture, { merchant: await fixture.merchant(), ...options });
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  await fixture.step('mdy.postman', parcel, { status: 'sendback_to_destination_branch', reason: 'not_home' });
  await fixture.step('mdy.staff', parcel);
  const desk = await fixture.as('mdy.staff');
  await desk.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'not_home' } });
  await desk.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
  const { data } = await desk.call('public_pages.answerLink', { params: { id: parcel.id } });
  return { ...parcel, link: data.path };
}
