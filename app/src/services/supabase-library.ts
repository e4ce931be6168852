/** The part of the library that the site uses. As a file of its own, it can be downloaded again. */
export { createClient } from '@supabase/supabase-js';
