-- What: what every room uses: marks of the installation, versions of cached lists, and functions that keep rows unchanged.
-- Why: this file and the next ones are the baseline of new databases; a database that began before it has the same schema from `before/`.

create extension if not exists pg_trgm;

create function bump_cache_version() returns trigger language plpgsql as $$
begin
  insert into cache_version (list) values (tg_argv[0])
  on conflict (list) do update set version = cache_version.version + 1;
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;

create function day_in_yangon(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Yangon')::date
$$;

-- Secrets and marks of this installation, shared by all its app servers.
create table installation (
  key text primary key,
  value text not null
);

-- One number for every list that clients cache; the cache key is made of them.
create table cache_version (
  list text primary key,
  version bigint not null default 1
);

create table shipped_list (
  name text primary key,
  taken_at timestamptz not null
);
