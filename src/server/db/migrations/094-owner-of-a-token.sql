-- Who answers for a token: it opens nothing once this account is disabled, limited or deleted. Where the trail no longer
-- says who made it, the only administrator of that name answers; a token of nobody opens nothing until somebody takes it over.
alter table api_token add owner_id integer references staff on delete set null;
update api_token t set owner_id = coalesce(
  (select min(a.actor_id) from activity a
    where a.entity = 'api_token' and a.entity_id = t.id and a.action = 'create'
      and exists (select from staff s where s.id = a.actor_id)),
  (select min(s.id) from staff s where s.name = t.created_by and s.email <> '' having count(*) = 1));
alter table api_token drop created_by;
create index on api_token (owner_id);
