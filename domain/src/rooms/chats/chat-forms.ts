import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { fileSizeMax, imageTypes } from '../../kernel/file-types.ts';
import { chatTextMax } from './chat-kinds.ts';

/** A message: text, one picture, or both. */
export const chatMessageForm = form({
  text: rule.text({ multiline: true, max: chatTextMax }),
  picture: rule.file({ maxBytes: fileSizeMax, types: imageTypes }),
});

/** A group made by a user: its name and its members besides the founder. */
export const chatGroupForm = form({
  name: rule.text({ required: true, max: 60 }),
  member_ids: rule.idRefs(),
});
