-- Texts typed in Zawgyi, beside the Unicode text that was stored instead, so that a text taken for Zawgyi by mistake can be restored. A restored text is
-- never converted again.
create table typed_text (
  typed text primary key,
  stored text not null,
  kept boolean not null default false,
  at timestamptz not null
);

comment on table typed_text is 'Texts as they were typed before Zawgyi was converted, by the text that was stored; kept ones are not converted again.';

create index typed_text_stored on typed_text (stored);
