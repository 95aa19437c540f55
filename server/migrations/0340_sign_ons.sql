-- What: single sign-ons that have begun: from the way to the provider until the session is open.
-- Why: the answer of the provider counts once, and only in the browser that asked for it.

create table sign_on (
  -- Hash of the cookie of the browser; another cookie after the provider's answer.
  browser_hash bytea primary key,
  -- The provider's answer repeats state and nonce; the verifier proves that we asked (PKCE). Without a state the answer has arrived.
  state text,
  nonce text not null,
  verifier text not null,
  -- The page that was asked for, and whether the session ends with the tab.
  next text,
  is_shared boolean not null,
  expires_at timestamptz not null,
  -- After the answer: the account and the role that the claims give, or why there is none.
  staff_id bigint references staff (id),
  role_slug text references role (slug),
  -- The provider asked for a second factor.
  is_strong boolean not null default false,
  problem text
);
create index sign_on_expiry on sign_on (expires_at);
