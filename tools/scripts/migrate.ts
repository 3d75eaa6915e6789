import { migrateAll } from '@twofold/launcher/migrate-all';

/**
 * `npm run migrate`: migrates the database of `DATABASE_URL` as its owner, because the roles of the services may not. With
 * `EVENTSTORE_URL`, the database gets no log.
 */
const { DATABASE_URL: connectionString, EVENTSTORE_URL: eventStoreUrl } = process.env;
if (!connectionString) {
  console.error('DATABASE_URL is not set: name the database, as a role that owns it');
  process.exit(1);
}
await migrateAll(connectionString, { hasLog: !eventStoreUrl });
console.log('The database is up to date.');
