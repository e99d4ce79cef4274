/** Money as Flow writes it in plans, items and invoices: `25000.0000`. */
export function moneyText(amount: number): string {
  return amount.toFixed(4)
}
/** A day as Flow writes it in periods. */
export function midnight(day: string | null): string | null {
  return day === null ? null : `${day} 00:00:00`
}
/** Statuses and counts that arrive as text. */
export function text(value: number): string {
  return String(value)
}
/** `dd-mm-yyyy`, the form of previews. */
export function dayFirst(day: string): string {
  return day.split('-').reverse().join('-')
}
