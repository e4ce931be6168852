import { fillField } from './fill-field';
import { sessionStore } from './storage';
import { keepableFields, type TypedField, typedKey } from './typed-fields';

const waitAtMostMs = 60_000;

/** Restores what was typed before a reload, as the fields appear. */
export function restoreTyped(): void {
  const kept = sessionStore.get(typedKey) ?? '[]';
  // Removed first, so that an unreadable entry fails only once.
  sessionStore.remove(typedKey);
  const [path, typed] = JSON.parse(kept) as [path?: string, typed?: TypedField[]];
  if (path !== window.location.pathname) return;
  const waiting = new Set(typed);
  function fill() {
    const fields = keepableFields();
    for (const entry of waiting) {
      const [name, place, value, checked] = entry;
      const field = fields.filter((one) => one.name === name)[place];
      if (!field || field.matches(':disabled')) continue;
      waiting.delete(entry);
      fillField(field, value, checked);
    }
    if (waiting.size === 0) stop();
  }
  const observer = new MutationObserver(fill);
  const timer = setTimeout(stop, waitAtMostMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  fill();
}
