'use client'
import type { Result } from '@basejuris/contract'
import { DispositionLine, OverturnedNotice } from '../../../components/ruling/disposition-line.tsx'
import { Passage } from '../../../components/ruling/passage.tsx'
import { RulingMeta } from '../../../components/ruling/ruling-meta.tsx'
import { LazyPaidBase } from '../../cart/lazy-paid-base.tsx'
import { ContraryRulings } from './contrary-rulings.tsx'
import { ResultAside, type ResultReason } from './result-aside.tsx'
import { SimilarRulings } from './similar-rulings.tsx'

interface ResultCardProps {
  readonly result: Result
  readonly reasons: readonly ResultReason[]
}

/** One ruling: caption, outcome, facts, what it decides and its best passages. Line and passages link to their places in the ruling. */
export function ResultCard({ result, reasons }: ResultCardProps) {
  const [best] = result.fragmentos
  return (
    <article
      data-cita={result.cita.oficial}
      data-doc={result.docId}
      className="relative border-b border-paper-rule px-4 pt-[22px] pb-[18px] before:absolute before:inset-y-0 before:left-0 before:w-[3px] has-[:focus-visible]:bg-paper-lit has-[:focus-visible]:before:bg-accent md:px-6 md:pt-6 md:pb-5 lg:pl-10 @min-[68rem]:grid @min-[68rem]:grid-cols-[minmax(0,56rem)_236px] @min-[68rem]:gap-x-12 @min-[68rem]:pr-8"
    >
      <div>
        <h2 className="font-serif text-[1.1875rem] leading-[1.25] font-semibold tracking-[-0.008em] text-balance @max-[68rem]:pr-12 md:text-21 md:@max-[68rem]:pr-34">
          <a
            data-result
            href={best === undefined ? result.url : `${result.url}#${best.ancla}`}
            className="block max-w-[34em] text-paper-ink max-md:-my-2 max-md:py-2"
          >
            <span className="line-clamp-3">{result.caratulado}</span>
          </a>
        </h2>
        <RulingMeta result={result} />
        {result.sinEfecto !== null && <OverturnedNotice overturning={result.sinEfecto} className="mb-2" />}
        {result.resuelve !== null && (
          <DispositionLine
            disposition={result.resuelve}
            href={`${result.url}#${result.resuelve.ancla}`}
            className="mb-3 max-w-[76ch] text-[1.03125rem] md:text-17"
          />
        )}
        <div className="grid gap-2.5 empty:hidden">
          {result.fragmentos.map((fragment) => (
            <Passage
              key={`${fragment.ancla} ${fragment.texto.slice(0, 40)}`}
              fragment={fragment}
              href={`${result.url}#${fragment.ancla}`}
            />
          ))}
        </div>
        {result.precio !== undefined && result.base !== null && <LazyPaidBase base={result.base} price={result.precio} />}
        <ContraryRulings result={result} />
        {result.similares > 0 && <SimilarRulings docId={result.docId} hidden={result.similares} />}
      </div>
      <ResultAside result={result} reasons={reasons} />
    </article>
  )
}
