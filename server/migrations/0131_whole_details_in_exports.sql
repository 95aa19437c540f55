-- Exports hold phone numbers of people masked, unless a role has a permission of its own. Roles that have it by default get it where they may export.
-- Where roles are there already, the start that knows the permission comes after this.
insert into permission (name) values ('export.details') on conflict do nothing;

insert into role_permission (role_slug, permission, position)
select p.role_slug, 'export.details', max(p.position) + 1
from role_permission p
where p.role_slug in ('super-admin', 'md', 'admin', 'operation-admin', 'general-manager', 'region-manager', 'owner', 'finance-manager', 'deputy-finance-manager', 'assistant-finance-manager')
group by p.role_slug
having bool_or(p.permission = 'export.use') and not bool_or(p.permission = 'export.details');
