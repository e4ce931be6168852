import { thingsOn } from '@tuppence/content/structured-data';
import type { PageMeta } from '@tuppence/site/page-meta';
import { pageGraph } from '@tuppence/site/structured-data';
import { env } from './env';

/** A page's structured data. A `<` in the JSON could close its element. */
export async function structuredData(meta: PageMeta): Promise<string> {
  const graph = await pageGraph(meta, env, thingsOn(meta.path, env));
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
