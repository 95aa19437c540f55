-- What a person typed in Zawgyi is kept beside the Unicode text that was stored of it, so that it can be brought back when it was taken for Zawgyi by
-- mistake. A text that was brought back is never converted again.
create table typed_text (
  typed text primary key,
  stored text not null,
  kept boolean not null default false,
  at timestamptz not null
);

comment on table typed_text is 'Texts as they were typed before Zawgyi was converted, by the text that was stored; kept ones are not converted again.';

create index typed_text_stored on typed_text (stored);
