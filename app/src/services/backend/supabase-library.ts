/** A separate file, so that a failed download can be retried. */
export { createClient } from '@supabase/supabase-js';
