'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { takeText } from './html-handoff.ts'

interface StaticTextProps {
  readonly className: string
  /** Names the text handed over while the document is rendered. */
  readonly ticket: string
  /** The text itself, where there is no document to carry it: a page reached inside the site. */
  readonly html: string | null
}

const kept = new Map<string, readonly ChildNode[]>()
const mostKept = 8

/** Text that React neither hydrates nor repeats: in the browser it is what the document brought. Going back to a page finds it again. */
export function StaticText({ className, ticket, html }: StaticTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [markup] = useState(() => ({ __html: html ?? takeText(ticket) }))
  useLayoutEffect(() => {
    if (html !== null || element.current === null) return
    if (element.current.childNodes.length > 0) kept.set(ticket, [...element.current.childNodes])
    else if (kept.has(ticket)) element.current.append(...(kept.get(ticket) ?? []))
    else router.refresh()
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
  }, [html, ticket, router])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its builders escape all they are given
  return <div ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
}
