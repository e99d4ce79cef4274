'use client'
import type { LanguageModelView } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { type Asked, onAssistantRequest } from '../../../components/assistant/ask-request.ts'
import { lazyPart } from '../../../components/navigation/lazy-part.tsx'

const AskBeside = lazyPart(() => import('./ask-beside.tsx').then((module) => module.AskBeside))

/** Shows the assistant beside results and rulings on request. Nothing is loaded before. */
export function LazyAskPanel({ configured }: { readonly configured: LanguageModelView }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => onAssistantRequest((ruling) => setAsked((before) => ({ ruling, times: (before?.times ?? 0) + 1 }))), [])
  return asked === null ? null : <AskBeside {...asked} configured={configured} onClosed={() => setAsked(null)} />
}
