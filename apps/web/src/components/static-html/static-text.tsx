'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { takeHtml } from './html-handoff.ts'

interface StaticTextProps {
  readonly className: string
  /** Names the text handed over while the document is rendered. */
  readonly ticket: string
  /** The text itself, where there is no document to carry it: a page reached inside the site. */
  readonly html: string | null
}

const savedNodes = new Map<string, readonly ChildNode[]>()
const maxSaved = 8

/** Text that React neither hydrates nor repeats: in the browser it is what the document brought. Going back to a page finds it again. */
export function StaticText({ className, ticket, html }: StaticTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [markup] = useState(() => ({ __html: html ?? takeHtml(ticket) }))
  useLayoutEffect(() => {
    if (html !== null || element.current === null) return
    if (element.current.childNodes.length > 0) savedNodes.set(ticket, [...element.current.childNodes])
    else if (savedNodes.has(ticket)) element.current.append(...(savedNodes.get(ticket) ?? []))
    else router.refresh()
    for (const oldest of savedNodes.keys()) {
      if (savedNodes.size <= maxSaved) break
      savedNodes.delete(oldest)
    }
  }, [html, ticket, router])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its builders escape all they are given
  return <div ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
}
