import { Check, type LucideIcon } from 'lucide-react'
import { applyTheme } from './apply-theme.ts'
import { type Theme, themeNames, themes } from './theme.ts'

interface ThemeOptionsProps {
  readonly theme: Theme
  readonly icons: Readonly<Record<Theme, LucideIcon>>
  readonly onChosen: (theme: Theme) => void
}

export default function ThemeOptions({ theme, icons, onChosen }: ThemeOptionsProps) {
  return themes.map((option) => {
    const Icon = icons[option]
    const choose = () => {
      applyTheme(option)
      onChosen(option)
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
