'use client'
import clsx from 'clsx'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import { savePreferences } from '../../session/save-preferences.ts'
import { useSession } from '../../session/session-provider.tsx'
import { buttonClass } from '../ui/button.tsx'
import { applyTheme } from './apply-theme.ts'
import { type Theme, themeNames, themes } from './theme.ts'

const icons = { sistema: Monitor, claro: Sun, oscuro: Moon }
/** Light, dark or as the device says. The menu is a native popover: Escape and a click outside close it. */
export function ThemeMenu({ initial }: { readonly initial: Theme }) {
  const [theme, setTheme] = useState(initial)
  const { user } = useSession()
  const menu = useRef<HTMLDivElement>(null)
  const Icon = icons[theme]
  const choose = (next: Theme) => {
    applyTheme(next)
    setTheme(next)
    // Kept for other browsers as well; this one has its cookie already.
    if (user !== null) savePreferences(user.id, { tema: next }).catch(() => undefined)
    menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', 'icon', 'size-9')}
        popoverTarget="tema"
        aria-label={`Tema: ${themeNames[theme]}`}
      >
        <Icon size={17} strokeWidth={1.5} aria-hidden />
      </button>
      <div
        id="tema"
        ref={menu}
        popover="auto"
        role="radiogroup"
        aria-label="Tema"
        className="fixed inset-auto top-[calc(var(--header)-4px)] right-4 m-0 w-52 rounded-md border border-rule bg-sheet p-1.5 text-14 text-ink shadow-float md:right-8"
      >
        {themes.map((option) => {
          const OptionIcon = icons[option]
          return (
            <label
              key={option}
              className={clsx(
                'flex min-h-9 items-center gap-3 rounded-sm px-3 hover:bg-select has-focus-visible:bg-select',
                'cursor-pointer',
              )}
            >
              <input type="radio" name="tema" className="sr-only" checked={option === theme} onChange={() => choose(option)} />
              <OptionIcon size={16} strokeWidth={1.5} aria-hidden className="text-ink-3" />
              <span className="grow">{themeNames[option]}</span>
              {option === theme && <Check size={15} strokeWidth={2} aria-hidden className="text-accent" />}
            </label>
          )
        })}
      </div>
    </>
  )
}
