/**
 * Courts of the Republic begin here (Reglamento de Administración de Justicia, 1824), with some years of margin for the papers of the
 * Royal Audiencia.
 */
const firstYear = 1800

const adultYears = 18

const toIso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}

/**
 * Date of a ruling as `yyyy-mm-dd` from `yyyy-mm-dd…`, `dd-mm-yyyy`, `dd/mm/yyyy` or `dd.mm.yyyy`. `impossible`: the text is no date, or
 * a date before 1800 or after `today`.
 */
export function rulingDate(written: string | null, today: string): { date: string | null; impossible: boolean } {
  if (written === null) return { date: null, impossible: false }
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T\s])/u.exec(written)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:$|\s)/u.exec(written)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : []
  const date = year === undefined ? null : toIso(Number(year), Number(month), Number(day))
  const possible = date !== null && Number(year) >= firstYear && date <= today
  return { date: possible ? date : null, impossible: !possible }
}

/** The day eighteen years before a date (both yyyy-mm-dd): who was born after it was a minor on that date. */
export function minorityBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - adultYears}${date.slice(4)}`
}
