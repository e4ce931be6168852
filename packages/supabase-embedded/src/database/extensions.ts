import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that the migrations create. The embedded Postgres needs their code when it opens. */
export const extensions = { pg_trgm };
