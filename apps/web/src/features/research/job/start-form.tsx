'use client'
import type { startResearchEndpoint } from '@basejuris/contract'
import { maxChatMessage } from '@basejuris/domain/limits'
import { formatCount } from '@basejuris/domain/spanish-format'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ExampleQuestions } from '../../../components/assistant/example-questions.tsx'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { useRequiredText } from '../../../components/form/use-required-text.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useDraft } from '../../../session/drafts/use-draft.ts'
import { type AnswerModel, modelFields } from '../../chat/composer/answer-model.ts'
import { ModelChoice } from '../../chat/composer/model-choice.tsx'
import { PetitionsLeft } from '../../chat/composer/petitions-left.tsx'

interface StartFormProps {
  readonly userId: string
  readonly draft: string
  /** Changes when a petition may have been counted. */
  readonly revision: number
  readonly model: AnswerModel
  readonly onStarted: (id: string) => void
}

const examples = [
  '¿Cuándo procede el despido por necesidades de la empresa y qué debe expresar la carta de aviso?',
  '¿Procede el recurso de protección contra el término de una contrata renovada por más de dos años?',
  '¿Responde el Estado por falta de servicio en un hospital público y desde cuándo corre la prescripción?',
] as const

/** A question to research, and what becomes of it. */
export function StartForm({ userId, draft, revision, model, onStarted }: StartFormProps) {
  const [question, setQuestion] = useDraft('research', draft)
  const [quotesOnly, setQuotesOnly] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const id = useId()
  const { length } = question.trim()
  const required = useRequiredText<HTMLTextAreaElement>(question)
  const isOver = length > maxChatMessage
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (!required.check() || isOver || isSending) return
    setIsSending(true)
    setFailure(null)
    try {
      const started = await callFromBrowser<typeof startResearchEndpoint>('POST', '/api/multiagent/async/start', {
        message: question.trim(),
        ...modelFields(model, { quotesOnly, documentShown: null }),
      })
      onStarted(started.id)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div className="py-6 md:py-10">
      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Investigaciones</h1>
      <p className="mt-2 max-w-[60ch] text-pretty text-ink-2">
        Divide su pregunta, busca cada parte en las sentencias, lee las mejores, busca quién resolvió lo contrario y entrega un informe:
        cada cita es textual y se abre en su lugar. Sigue aunque cierre esta página.
      </p>
      <form onSubmit={start} className="mt-6 grid gap-2">
        <label htmlFor={id} className="text-14 font-[560]">
          Su pregunta
        </label>
        <textarea
          ref={required.field}
          id={id}
          value={question}
          rows={4}
          aria-describedby={`${id}-count`}
          aria-invalid={isOver || required.isMissing}
          placeholder="Cuente los hechos y lo que quiere saber"
          onChange={(event) => setQuestion(event.currentTarget.value)}
          className={fieldClass('block field-sizing-content max-h-[40dvh] min-h-28 resize-y py-2.5 text-[1rem] leading-normal')}
        />
        <p id={`${id}-count`} aria-live="polite" className="figures text-13 text-no empty:hidden">
          {isOver ? `Son ${formatCount(length)} caracteres: quite ${formatCount(length - maxChatMessage)}.` : ''}
          {required.isMissing ? 'Escriba su pregunta.' : ''}
        </p>
        <ModelChoice model={model} quotesOnly={quotesOnly} onChange={setQuotesOnly} />
        {failure !== null && <ErrorNotice error={failure} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" type="submit" className="max-md:h-11" aria-disabled={isOver || isSending}>
            <FlaskConical size={16} strokeWidth={1.75} aria-hidden />
            {isSending ? 'Empezando…' : 'Investigar'}
          </Button>
          <PetitionsLeft userId={userId} revision={revision} />
        </div>
      </form>
      <ExampleQuestions
        examples={examples}
        className="mt-8"
        onChoose={(example) => {
          setQuestion(example)
          document.getElementById(id)?.focus()
        }}
      />
    </div>
  )
}
