-- PostgreSQL looks up only its own names while it analyses a table, vacuums it or restores a dump. So a function of an
-- index says where the functions are that it calls.
create or replace function patient_key(text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return array_to_string(public.search_split($1), ' ');
end $$;
