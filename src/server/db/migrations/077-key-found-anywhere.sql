-- PostgreSQL looks up only its own names while it analyses a table, vacuums it or restores a dump. So a function of an
-- index says where the functions are that it calls: in the schema that everything else is made in.
do $do$
begin
  execute format($define$
    create or replace function patient_key(text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      return array_to_string(%I.search_split($1), ' ');
    end $$
  $define$, current_schema());
end $do$;
