const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-04-05` as `5 Apr 2026`. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}
