export const themes = ['sistema', 'claro', 'oscuro'] as const
export type Theme = (typeof themes)[number]

/** Holds the choice, so that the server writes it into the page and nothing flashes. Absent: as the device says. */
export const themeCookie = 'tema'

export const themeNames: Readonly<Record<Theme, string>> = { sistema: 'Según el equipo', claro: 'Claro', oscuro: 'Oscuro' }

export const parseTheme = (value: string | undefined): Theme => themes.find((theme) => theme === value) ?? 'sistema'

/** Value of `data-theme` on the root element; null leaves it to the device. */
export const themeAttribute = (theme: Theme): 'light' | 'dark' | null => (theme === 'claro' ? 'light' : theme === 'oscuro' ? 'dark' : null)
