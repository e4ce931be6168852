import path from 'node:path';
import type { PluginContext } from 'rolldown';

export function reachable(
  context: Pick<PluginContext, 'getModuleInfo'>,
  entries: readonly string[],
  source: string,
): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    if (id.startsWith(source)) order.push(path.relative(source, id.split('?')[0] ?? id));
  };
  for (const entry of entries) visit(entry);
  return order;
}
