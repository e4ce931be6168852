import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations ask for with `create extension`: the embedded Postgres is handed its code whenever it opens. */
export const extensions = { pg_trgm };
