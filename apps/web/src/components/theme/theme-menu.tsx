'use client'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useSession } from '../../session/session-provider.tsx'
import { buttonClass } from '../ui/button.tsx'
import { type Theme, themeNames } from './theme.ts'

const fetchOptions = () => import('./theme-options.tsx')
const ThemeOptions = lazy(fetchOptions)

const saveTheme = async (userId: string, tema: Theme) =>
  (await import('../../session/save-preferences.ts')).savePreferences(userId, { tema })

interface ThemeMenuProps {
  readonly initial: Theme
  /** Its icon. Those of the others are loaded with the options. */
  readonly children: ReactNode
}

/** Light, dark or as the device says. A native popover; its options are loaded when it is about to open. */
export function ThemeMenu({ initial, children }: ThemeMenuProps) {
  const [{ theme, icon }, setChoice] = useState({ theme: initial, icon: children })
  const [opened, setOpened] = useState(false)
  const { user } = useSession()
  const menu = useRef<HTMLDivElement>(null)
  const chosen = (next: Theme, nextIcon: ReactNode) => {
    setChoice({ theme: next, icon: nextIcon })
    // Saved for other browsers. This one has its cookie already.
    if (user !== null) saveTheme(user.id, next).catch(() => undefined)
    menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', 'icon', 'size-9')}
        popoverTarget="tema"
        aria-label={`Tema: ${themeNames[theme]}`}
        onPointerEnter={fetchOptions}
        onFocus={fetchOptions}
      >
        {icon}
      </button>
      <div
        id="tema"
        ref={menu}
        popover="auto"
        role="radiogroup"
        aria-label="Tema"
        className="fixed inset-auto top-[calc(var(--header)-4px)] right-4 m-0 min-h-[7.5rem] w-52 rounded-md border border-rule bg-sheet p-1.5 text-14 text-ink shadow-float md:right-8"
        onToggle={(event) => event.newState === 'open' && setOpened(true)}
      >
        <Suspense>{opened && <ThemeOptions theme={theme} onChosen={chosen} />}</Suspense>
      </div>
    </>
  )
}
