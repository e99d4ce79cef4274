'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { takeHtml } from './html-handoff.ts'

interface StaticTextProps {
  readonly className: string
  /** Identifies the HTML handed over during rendering. */
  readonly ticket: string
  /** The HTML itself when the page was reached by client navigation, without a document. */
  readonly html: string | null
}

const savedNodes = new Map<string, readonly ChildNode[]>()
const maxSaved = 8

/** HTML that React neither hydrates nor repeats. It reuses the nodes of the document, also after going back. */
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
