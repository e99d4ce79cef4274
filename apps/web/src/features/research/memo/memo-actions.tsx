'use client'
import type { ResearchResult } from '@basejuris/contract'
import { Copy, MessagesSquare, Printer } from 'lucide-react'
import { Button, buttonClass } from '../../../components/ui/button.tsx'
import { notify } from '../../../notifications/notify.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { DocumentButtons } from '../../exports/document-buttons.tsx'
import { memoText } from './memo-text.ts'

interface MemoActionsProps {
  readonly id: string
  readonly question: string
  readonly result: ResearchResult
}

const size = 'max-md:h-11 font-normal'

/** What can be done with a memo. */
export function MemoActions({ id, question, result }: MemoActionsProps) {
  const copy = () =>
    void navigator.clipboard.writeText(memoText(question, result)).then(
      () => notify('Informe copiado con sus citas.'),
      (error: unknown) => notifyFailure('No se pudo copiar.', error),
    )
  return (
    <fieldset aria-label="Acciones del informe" className="-my-2 -ml-2.5 flex min-w-0 flex-wrap gap-x-0.5 gap-y-1 print:hidden">
      <Button size="sm" className={size} onClick={copy}>
        <Copy size={15} strokeWidth={1.5} aria-hidden />
        Copiar con citas
      </Button>
      <DocumentButtons path={`/api/multiagent/async/export/${id}`} what="el informe" />
      <Button size="sm" className={size} onClick={() => print()}>
        <Printer size={15} strokeWidth={1.5} aria-hidden />
        Imprimir
      </Button>
      <a href={`/chat?${new URLSearchParams({ q: question })}`} className={buttonClass('quiet', 'sm', size)}>
        <MessagesSquare size={15} strokeWidth={1.5} aria-hidden />
        Seguir en el asistente
      </a>
    </fieldset>
  )
}
