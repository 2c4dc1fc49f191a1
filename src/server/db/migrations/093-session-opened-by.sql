-- What a session was opened with: a rule about second factors asks what was shown, not what the account has.
alter table session add opened_by text not null default 'password'
  check (opened_by in ('password', 'code', 'passkey', 'sso'));
