'use client'
import clsx from 'clsx'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { linkTarget } from '../../../components/navigation/link-target.ts'
import { useNavigation } from '../../../components/navigation/navigation.tsx'
import { LazyFolderChooser } from '../../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { copyCitation } from '../actions/copy-citation.ts'
import { focusLastOpened, recordOpened } from '../actions/last-opened.ts'
import { shareLink } from '../actions/share-link.ts'
import { useResultShortcuts } from '../actions/use-result-shortcuts.ts'
import { SearchGuideDialog } from '../search-guide/search-guide-dialog.tsx'

/**
 * The client side of a results page. Its links are plain URLs and work before this loads. Afterwards they navigate within the page, and
 * the old list stays dimmed until the new one arrives.
 */
export function ResultsScope({ children }: { readonly children: ReactNode }) {
  const { navigate, pending } = useNavigation()
  const scope = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  useResultShortcuts(scope, help)
  useEffect(() => {
    if (!pending) for (const link of scope.current?.querySelectorAll('[data-going]') ?? []) link.removeAttribute('data-going')
  }, [pending])

  useEffect(() => {
    if (scope.current !== null) focusLastOpened(scope.current, location.search)
  }, [])

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const copied = target?.closest('[data-copy]')?.closest<HTMLElement>('[data-cita]')?.dataset['cita']
    if (copied !== undefined) return void copyCitation(copied)
    if (target?.closest('[data-help]')) return help.current?.showModal()
    if (target?.closest('[data-share]')) return void shareLink()
    const href = linkTarget(event.nativeEvent, location)
    if (href !== null) help.current?.close()
    const link = target?.closest('a')
    if (href?.startsWith('/sentencia')) recordOpened(location.search, link?.getAttribute('href') ?? '')
    if (href === null || !href.startsWith('/resultados')) return
    event.preventDefault()
    link?.setAttribute('data-going', '')
    navigate(href, { scroll: link?.closest('[data-to-top]') != null })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of the links inside, which work without it
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link with the keyboard is a click
    <div ref={scope} onClick={follow} aria-busy={pending} className={clsx('group/results flex grow flex-col', pending && 'is-pending')}>
      {children}
      <SearchGuideDialog ref={help} />
      <LazyFolderChooser />
    </div>
  )
}
