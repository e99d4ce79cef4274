'use client'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface SentConfirmationProps {
  readonly title: string
  readonly children: ReactNode
}

/** Replaces a form that was sent. It takes the focus, so that screen readers announce it. */
export function SentConfirmation({ title, children }: SentConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="border-t-[1.5px] border-yes bg-yes-wash px-5 py-5 text-15 md:px-6">
      <h3 ref={heading} tabIndex={-1} className="mt-0! flex items-center gap-2 font-serif text-20 font-semibold text-yes outline-none">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
        {title}
      </h3>
      <div className="mt-2 grid gap-2 text-ink">{children}</div>
    </div>
  )
}
