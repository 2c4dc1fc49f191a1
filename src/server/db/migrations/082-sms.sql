-- Text messages, beside mail in the same outbox: the gateway that carries them, who agreed to them, and who replied STOP.
create table sms_gateway (
  id integer primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  provider varchar(10) not null default 'none' check (provider in ('none', 'gateway', 'twilio', 'vonage')),
  -- Of a gateway of the hospital's own.
  address varchar(500) not null default '',
  -- The account at the provider: Twilio's SID, Vonage's key.
  account varchar(60) not null default '',
  sender varchar(40) not null default '',
  -- What the texts call the hospital; empty: as much of its name as there is room for.
  short_name varchar(20) not null default '',
  -- Hours of the hospital's clock between which nothing is sent that can wait; equal: no such hours.
  quiet_from smallint not null default 21 check (quiet_from between 0 and 23),
  quiet_until smallint not null default 8 check (quiet_until between 0 and 23),
  -- Encrypted under the hospital's own secret.
  sealed_secret bytea,
  sealed_reply_secret bytea
);
insert into sms_gateway default values;
create trigger content_changed after insert or update or delete or truncate on sms_gateway
  for each statement execute function content_changed();

-- Numbers that replied STOP, until they reply START. Nothing is sent to them, whatever a form says.
create table sms_stop (
  phone varchar(40) primary key check (phone <> ''),
  created_at timestamptz not null default now()
);

-- When the patient agreed to text messages about this visit or wait; null: they did not, or no longer do.
alter table appointment add column sms_agreed_at timestamptz;
alter table waitlist add column sms_agreed_at timestamptz;
create index appointment_sms on appointment (phone) where sms_agreed_at is not null;

alter table outbox add column channel varchar(4) not null default 'mail' check (channel in ('mail', 'sms'));
drop index outbox_due;
create index outbox_due on outbox (channel, next_attempt_at, id) where status = 'queued';
