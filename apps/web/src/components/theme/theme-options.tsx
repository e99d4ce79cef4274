import { Check, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { applyTheme } from './apply-theme.ts'
import { type Theme, themeNames, themes } from './theme.ts'

const icons = { sistema: Monitor, claro: Sun, oscuro: Moon }

/** The icon of a theme on the button of its menu. */
export function ThemeIcon({ theme }: { readonly theme: Theme }) {
  const Icon = icons[theme]
  return <Icon size={17} strokeWidth={1.5} aria-hidden />
}

interface ThemeOptionsProps {
  readonly theme: Theme
  readonly onChosen: (theme: Theme, icon: ReactNode) => void
}

export default function ThemeOptions({ theme, onChosen }: ThemeOptionsProps) {
  return themes.map((option) => {
    const Icon = icons[option]
    const choose = () => {
      applyTheme(option)
      onChosen(option, <ThemeIcon theme={option} />)
    }
    return (
      <label
        key={option}
        className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-select has-focus-visible:bg-select"
      >
        <input type="radio" name="tema" className="sr-only" checked={option === theme} onChange={choose} />
        <Icon size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
        <span className="grow">{themeNames[option]}</span>
        {option === theme && <Check size={15} strokeWidth={2} aria-hidden className="text-accent" />}
      </label>
    )
  })
}
