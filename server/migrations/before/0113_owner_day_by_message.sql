-- The sheet of the day by message (G-06): to which numbers, in which language. None until somebody sets them.
alter table owner_day_setting
  add column message_phones text[] not null default '{}',
  add column message_language text not null default 'mm' check (message_language in ('mm', 'en', 'zh'));
