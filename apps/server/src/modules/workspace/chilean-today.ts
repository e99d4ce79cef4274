const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day it is in Chile, as `2026-11-20`. */
export const chileanToday = (now: Date): string => day.format(now)
