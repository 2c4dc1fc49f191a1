-- Requests of the last minute by who sent them, as a keyed hash; all nodes count here. What a crash forgets does no harm.
CREATE UNLOGGED TABLE request_limit (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Epoch milliseconds.
  expire bigint
);
