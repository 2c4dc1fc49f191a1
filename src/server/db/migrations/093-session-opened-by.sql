-- What a session was opened with: a rule about second factors asks what was shown, not what the account has.
alter table session add opened_by text not null default 'password'
  check (opened_by in ('password', 'code', 'passkey', 'sso'));
-- The issuer of single sign-on asks for a factor of its own. All others sign in again where the rule holds.
update session set opened_by = 'sso' from sso_session x where x.session_id = session.id;
