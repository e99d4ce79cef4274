export const themes = ['sistema', 'claro', 'oscuro'] as const
export type Theme = (typeof themes)[number]

/** Holds the choice, so that the server renders the theme and nothing flashes. Absent means as the device says. */
export const themeCookie = 'tema'

export const themeNames: Readonly<Record<Theme, string>> = { sistema: 'Según el equipo', claro: 'Claro', oscuro: 'Oscuro' }

export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'sistema'
}

/** The theme that the document shows. */
export function readDocumentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'] ?? null
  return themes.find((theme) => themeAttribute(theme) === shown) ?? 'sistema'
}

/** Value of `data-theme` on the root element; null follows the device. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | null {
  return theme === 'claro' ? 'light' : theme === 'oscuro' ? 'dark' : null
}
