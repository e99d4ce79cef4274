/** Money as Flow writes it in plans, items and invoices: `25000.0000`. */
export const moneyText = (amount: number): string => amount.toFixed(4)
/** A day as Flow writes it in periods. */
export const midnight = (day: string | null): string | null => (day === null ? null : `${day} 00:00:00`)
/** Statuses and counts that arrive as text. */
export const text = (value: number): string => String(value)
/** `dd-mm-yyyy`, the form of previews. */
export const dayFirst = (day: string): string => day.split('-').reverse().join('-')
