/**
 * SQL that creates missing roles. Roles belong to the whole server, and two databases may be migrated concurrently.
 * These are group roles without login: the login roles of services are members.
 */
export const createRolesSql = (roles: readonly string[]): string => `
do $$
declare the_role text;
begin
  foreach the_role in array array[${roles.map((role) => `'${role}'`).join(', ')}] loop
    if not exists (select from pg_roles where rolname = the_role) then
      begin
        execute format('create role %I nologin', the_role);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end $$`;
