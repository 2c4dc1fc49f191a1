-- A line of opening hours was two texts, for the days and for the hours. It is data now, from which the website tells
-- whether the place is open. Text cannot be read into data for certain, so lines from before stay as staff wrote them,
-- in words: they show as they did and say nothing about now.
update contact set opening_hours = (
  select jsonb_agg(jsonb_build_object('name', line ->> 'days', 'days', '[]'::jsonb, 'kind', 'words', 'from', '', 'to', '',
    'remark', line ->> 'hours', 'duringClosures', false) order by place)
  from jsonb_array_elements(opening_hours) with ordinality as lines (line, place))
where opening_hours <> '[]';
update department set opening_hours = (
  select jsonb_agg(jsonb_build_object('name', line ->> 'days', 'days', '[]'::jsonb, 'kind', 'words', 'from', '', 'to', '',
    'remark', line ->> 'hours', 'duringClosures', false) order by place)
  from jsonb_array_elements(opening_hours) with ordinality as lines (line, place))
where opening_hours <> '[]';
-- Otherwise no version from before could be restored.
update revision set content = jsonb_set(content, '{openingHours}', (
  select jsonb_agg(jsonb_build_object('name', line ->> 'days', 'days', '[]'::jsonb, 'kind', 'words', 'from', '', 'to', '',
    'remark', line ->> 'hours', 'duringClosures', false) order by place)
  from jsonb_array_elements(content -> 'openingHours') with ordinality as lines (line, place)))
where entity in ('contact', 'department') and jsonb_typeof(content -> 'openingHours') = 'array'
  and content -> 'openingHours' <> '[]';

-- Visitors read it beside the opening hours; the note stays with staff.
alter table closure add column reason varchar(120) not null default '';
