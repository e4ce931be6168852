/** What the site uses of the library. In its own file, so that a failed download can be retried. */
export { createClient } from '@supabase/supabase-js';
