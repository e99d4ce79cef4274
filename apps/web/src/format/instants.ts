const format = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant in Santiago time: `2026-11-02T10:00:00Z` → «02-11-2026, 07:00». */
export function formatInstant(iso: string): string {
  return format.format(new Date(iso))
}
