'use client'
import clsx from 'clsx'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { useNavigation } from '../../../components/frame/navigation.tsx'
import { copyCitation } from '../keys/copy-citation.ts'
import { ShortcutsDialog } from '../keys/shortcuts-dialog.tsx'
import { useResultKeys } from '../keys/use-result-keys.ts'

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Everything of a results page that moves. Its links are plain addresses, so the page works before this arrives; here they become moves within the
 * page: what is on screen stays, dimmed, until the new list is there.
 */
export function ResultsScope({ children }: { readonly children: ReactNode }) {
  const { navigate, pending } = useNavigation()
  const scope = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  useResultKeys(scope, help)
  useEffect(() => {
    if (!pending) for (const link of scope.current?.querySelectorAll('[data-going]') ?? []) link.removeAttribute('data-going')
  }, [pending])

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const copied = target?.closest('[data-copy]')?.closest<HTMLElement>('[data-cita]')?.dataset['cita']
    if (copied !== undefined) return void copyCitation(copied)
    if (target?.closest('[data-help]')) return help.current?.showModal()
    const link = target?.closest('a')
    if (link === null || link === undefined || !isPlain(event) || link.origin !== location.origin) return
    if (link.pathname !== '/resultados' && link.pathname !== '/sentencia') return
    event.preventDefault()
    if (!navigator.onLine) return void toast('Sin conexión. Intente cuando vuelva.')
    link.setAttribute('data-going', '')
    const within = link.pathname === '/resultados'
    navigate(`${link.pathname}${link.search}${link.hash}`, { scroll: !within || link.closest('[data-to-top]') !== null })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of the links inside, which work without it
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link with the keyboard is a click
    <div ref={scope} onClick={follow} aria-busy={pending} className={clsx('group/results flex grow flex-col', pending && 'is-pending')}>
      {children}
      <ShortcutsDialog ref={help} />
    </div>
  )
}
