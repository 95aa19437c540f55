import { z } from 'zod';
import { messageChannels } from '@waybill/domain/rooms/messages/message-channels.ts';
import { ownChannelForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, one } from '../../kernel/schemas.ts';

const ownChannel = z.object({
  message_channel: z.enum(messageChannels).nullable().describe('null: the operator’s order'),
  offered: z
    .array(z.enum(messageChannels))
    .describe('channels that may be chosen; empty where the operator offers none'),
});
export type OwnChannel = z.infer<typeof ownChannel>;

const owner = { userType: 'merchant', permission: 'merchant_user.edit' } as const;
const ofOwner = { access: owner, scope: 'self', output: one(ownChannel) } as const;

/** Channel on which a merchant wants its messages (O-09). */
export const merchantChannelContract = {
  ownChannel: endpoint({
    id: 'merchant_users.ownChannel',
    method: 'GET',
    path: '/api/merchant-portal/message-channel',
    summary: 'The channel that the merchant chose for its messages, and those that the operator offers',
    ...ofOwner,
    refusals: ['not_found'],
  }),
  chooseChannel: endpoint({
    id: 'merchant_users.chooseChannel',
    method: 'PUT',
    path: '/api/merchant-portal/message-channel',
    summary: 'Choose the channel for messages to the merchant; SMS follows where it does not deliver',
    ...ofOwner,
    body: bodyOf(ownChannelForm),
    refusals: ['not_found', 'payee_see_only', 'validation_failed'],
  }),
};
