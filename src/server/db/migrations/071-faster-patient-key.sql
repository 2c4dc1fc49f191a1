-- The same key in half the time: a function in SQL is planned anew at each call from an index, and one booking calls it
-- five times.
create or replace function patient_key(text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return array_to_string(search_split($1), ' ');
end $$;
