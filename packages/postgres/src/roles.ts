/**
 * SQL that makes roles where they are missing. Roles belong to the whole server, and two databases may be migrated at
 * once. Nobody logs in as one of these: the roles that services log in with are members.
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
