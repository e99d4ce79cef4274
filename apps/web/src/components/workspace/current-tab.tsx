'use client'
import type { ReactNode } from 'react'

interface CurrentTabProps {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
}

/** The tab of the page itself. A phone, which shows three tabs, moves it into sight. */
export function CurrentTab({ href, className, children }: CurrentTabProps) {
  return (
    <a ref={moveIntoSight} href={href} aria-current="page" className={className}>
      {children}
    </a>
  )
}

/** Centres a tab in its row. It leaves the page where it is, as `scrollIntoView` would not. */
function moveIntoSight(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement
  if (tab === null || row === null || row === undefined) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
