-- What: an index to find audit lines by the name of their record.
-- Why: the log only ever grows, so a search must not read all of it. The fold is that of domain/src/kernel/text.ts (searchKey), as far as
-- names need it: they are stored clean, so only case, digits, spaces, punctuation and four variant letters differ.
create function audit_search_key(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(
    translate(regexp_replace(lower(name), '[\s၊။.,()/（），。、\-‐-―]', '', 'g'), '၀၁၂၃၄၅၆၇၈၉ဉ', '0123456789ဥ'), 'ဈ', 'စျ'), 'ဩ', 'သြ'), 'ဪ', 'သြော်')
$$;
create index audit_search on audit using gin (audit_search_key(record_name) gin_trgm_ops);
