import type { CallInput } from '@waybill/contract/registry.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from '../../tracking/testing/parcel-fixture.ts';
import { deliverWebhooks, webhookOutside, type DeliveryParts } from '../deliver-webhooks.ts';

type Created = CallInput<'webhooks.create'>['body'];

/** The product with a merchant who has parcels, and the work that sends what happens to them. */
export class WebhookDesk {
  readonly fixture: ParcelFixture;
  readonly merchant: number;
  readonly outside: ReturnType<typeof webhookOutside>;

  private constructor(fixture: ParcelFixture, merchant: number) {
    this.fixture = fixture;
    this.merchant = merchant;
    this.outside = webhookOutside(this.tools.services.settings);
  }

  static async open(): Promise<WebhookDesk> {
    const fixture = await ParcelFixture.open({ WEBHOOK_HOSTS: '127.0.0.1' });
    return new WebhookDesk(fixture, await fixture.merchant());
  }

  async close(): Promise<void> {
    this.outside.close();
    await this.fixture.close();
  }

  get tools() {
    return this.fixture.app.app.waybill;
  }

  get clock() {
    return this.fixture.app.clock;
  }

  /** A webhook of the merchant, with its secret. */
  async webhook(url: string, more: Partial<Created> = {}): Promise<{ id: number; secret: string }> {
    const admin = await this.fixture.as('admin');
    const { data } = await admin.call('webhooks.create', {
      body: {
        owner_kind: 'merchant',
        customer_id: this.merchant,
        branch_id: null,
        owner_name: null,
        name: 'Shop',
        events: [],
        url,
        ...more,
      },
    });
    const shown = await admin.call('webhooks.secret', { params: { id: data.id } });
    return { id: data.id, secret: shown.data.secret };
  }

  /** Parcels of the merchant. */
  parcels(count: number, options: ParcelOptions = {}): Promise<MadeParcel[]> {
    return this.fixture.parcels(count, { merchant: this.merchant, ...options });
  }

  async parcel(options: ParcelOptions = {}): Promise<MadeParcel> {
    return (await this.parcels(1, options))[0] as MadeParcel;
  }

  /** Sends whatever is due. */
  deliver(parts: Partial<DeliveryParts> = {}): Promise<void> {
    return deliverWebhooks(this.tools, { outside: this.outside, random: () => 0.5, ...parts });
  }

  /** The deliveries of a webhook, in the order in which they were made. */
  of(webhook: { id: number }): Promise<Stored[]> {
    return this.fixture.ask<Stored>('select * from webhook_delivery where endpoint_id = $1 order by id', [webhook.id]);
  }

  /** Nobody listens any more, and nothing waits. */
  async clear(): Promise<void> {
    await this.fixture.ask('delete from webhook_event');
    await this.fixture.ask('delete from webhook_endpoint');
  }
}

export interface Stored {
  readonly id: number;
  readonly event_id: number;
  readonly type: string;
  readonly status: string;
  readonly tries: number;
  readonly due_at: Date;
  readonly answer_status: number | null;
}
