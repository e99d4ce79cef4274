'use client'
import type { AssistantAnswer, Research, ResearchResult } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { ChevronRight, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { AnswerBody } from '../../chat/answer/answer-body.tsx'
import { AnswerLead } from '../../chat/answer/answer-lead.tsx'
import { CitedRulings } from '../../chat/answer/cited-rulings.tsx'
import { summaryClass } from '../../chat/answer/search-details.tsx'
import type { useOpenCitation } from '../../chat/passage/use-open-citation.ts'
import { ResearchSteps } from '../job/research-steps.tsx'
import { MemoActions } from './memo-actions.tsx'
import { MemoMethod } from './memo-method.tsx'
import { memoIds } from './memo-outline.tsx'

export interface ResearchMemoProps {
  readonly id: string
  readonly question: string
  readonly result: ResearchResult
  readonly steps: Research['pasos']
  readonly citations: ReturnType<typeof useOpenCitation>
}

/** Names of the parts of a memo whose citations open beside it. */
export const memoPart = { answer: 'respuesta', contrary: 'contraria', finding: (at: number) => `parte-${at}` } as const

/** A memo: short answer, reasoning, contrary line, norms, what is not covered and how it was made. */
export function ResearchMemo({ id, question, result, steps, citations }: ResearchMemoProps) {
  const { respuesta, razonamiento, contraria, normas, noCubierto, metodo } = result
  const answered = (part: string, answer: AssistantAnswer, rest: ReactNode = null) => (
    <div data-turn-id={part} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AnswerBody
        sentences={answer.oraciones}
        citations={answer.citas}
        rulings={[...answer.sentencias, ...answer.otras]}
        current={citations.currentOf(part)}
        onOpen={(n) => citations.open(part, n)}
      />
      {answer.avisos.map((notice) => (
        <p key={notice} className="text-14 text-pretty text-ink-2">
          {notice}
        </p>
      ))}
      {rest}
    </div>
  )
  return (
    <>
      <MemoActions id={id} question={question} result={result} />
      <Part id={memoIds.answer} title="Respuesta breve">
        <AnswerLead grade={respuesta.grado} text={respuesta.entrada} />
        {answered(memoPart.answer, respuesta)}
      </Part>
      {razonamiento.length > 0 && (
        <Part id={memoIds.reasoning} title="Razonamiento">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
            {razonamiento.map(({ titulo, motivo, estaArriba, respuesta: own }, at) => (
              <section key={titulo} id={memoIds.finding(at)} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-3">
                <div>
                  <p className="text-13 text-ink-2">{motivo}</p>
                  <h3 className="font-serif text-17 font-[580] text-pretty break-words">{titulo}</h3>
                </div>
                <AnswerLead grade={own.grado} text={own.entrada} />
                {estaArriba ? <p className="text-14 text-ink-2">Sus citas están más arriba.</p> : answered(memoPart.finding(at), own)}
              </section>
            ))}
          </div>
        </Part>
      )}
      <Part id={memoIds.contrary} title="Línea contraria">
        <p className="flex items-start gap-2.5 text-pretty">
          <Scale size={17} strokeWidth={1.5} aria-hidden className="mt-1 shrink-0 text-ink-2" />
          {contraria.explicacion}
        </p>
        {contraria.respuesta !== null && answered(memoPart.contrary, contraria.respuesta)}
      </Part>
      <Part id={memoIds.norms} title="Normas aplicadas">
        {normas.length === 0 ? (
          <p className="text-ink-2">Las sentencias citadas no nombran las normas que aplican.</p>
        ) : (
          <>
            <NormList norms={normas.slice(0, shownNorms)} />
            {normas.length > shownNorms && (
              <details className="group">
                <summary className={summaryClass}>
                  <ChevronRight size={15} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
                  Otras {formatPlural(normas.length - shownNorms, 'norma', 'normas')}
                </summary>
                <NormList norms={normas.slice(shownNorms)} />
              </details>
            )}
          </>
        )}
      </Part>
      <Part id={memoIds.missing} title="Qué no se cubre">
        {noCubierto.length === 0 ? (
          <p className="text-ink-2">Todo lo que se preguntó tiene respuesta en las sentencias citadas.</p>
        ) : (
          <ul className="grid list-disc gap-1.5 pl-5">
            {noCubierto.map((line) => (
              <li key={line} className="text-pretty break-words">
                {line}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <div id={memoIds.rulings} className="scroll-mt-16">
        <CitedRulings quoted={quotedOf(result)} others={[]} areNearest={false} choice={null} canSave />
      </div>
      <MemoMethod method={metodo} />
      <details className="group border-t border-rule">
        <summary className={summaryClass}>
          <ChevronRight size={15} strokeWidth={1.5} aria-hidden className="group-open:rotate-90" />
          Pasos de la investigación
        </summary>
        <div className="pt-1 pb-3">
          <ResearchSteps steps={steps} withFindings={false} />
        </div>
      </details>
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-3.5 border-t border-rule pt-5">
      <h2 className="font-serif text-20 font-semibold text-paper-ink">{title}</h2>
      {children}
    </section>
  )
}

/** Norms that are shown before the others are asked for. */
const shownNorms = 8

function NormList({ norms }: { readonly norms: ResearchResult['normas'] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {norms.map((norm) => (
        <AppliedNorm key={norm.clave} norm={norm} />
      ))}
    </ul>
  )
}

function AppliedNorm({ norm }: { readonly norm: ResearchResult['normas'][number] }) {
  const { clave, etiqueta, idNorma, articulo, sentencias, soloCercana } = norm
  const count = formatPlural(sentencias, 'sentencia citada la aplica', 'sentencias citadas la aplican')
  return (
    <li className="border-b border-rule py-2">
      {idNorma === null ? (
        <span className="font-[540]">{etiqueta}</span>
      ) : (
        <a href={normHref({ idNorma, article: articulo, day: null })}>{etiqueta}</a>
      )}
      <p className="figures text-13 text-ink-2">
        {count}
        {soloCercana && ', solo entre lo más cercano'} ·{' '}
        <a href={`/resultados?${new URLSearchParams({ norma: clave })}`} className="inline-link">
          ver todas
        </a>
      </p>
    </li>
  )
}

/** Rulings that any part of a memo quotes, once each. */
function quotedOf({ respuesta, razonamiento, contraria }: ResearchResult) {
  const answers = [
    respuesta,
    ...razonamiento.map((finding) => finding.respuesta),
    ...(contraria.respuesta === null ? [] : [contraria.respuesta]),
  ]
  return [...new Map(answers.flatMap(({ sentencias }) => sentencias).map((ruling) => [ruling.docId, ruling])).values()]
}
