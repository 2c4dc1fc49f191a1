-- Kept answers are dropped when what they show changes (src/server/cache/content.ts). Every table that a public page or a
-- public call of the API shows tells of its writes, so that no way of writing can forget it; a test asks the catalogue
-- whether a table is missing here. PostgreSQL sends the message at the commit, and one for a whole transaction, which
-- it names, as a process hears it on several connections.
create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', pg_current_xact_id()::text);
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'settings', 'contact', 'sociallink', 'department', 'speciality', 'doctor', 'doctor_department', 'doctor_speciality',
    'service', 'package', 'news', 'gallery', 'gallery_image', 'testimonial', 'former_slug', 'visit_type',
    'visit_type_doctor', 'schedule', 'time_off', 'closure', 'synonym'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I '
      'for each statement execute function content_changed()', name);
  end loop;
end $$;

-- That its files have been drawn is nothing that a page shows.
create trigger content_changed
  after insert or delete or truncate or update of key, alt, width, height, focal_x, focal_y, placeholder
  on media for each statement execute function content_changed();
