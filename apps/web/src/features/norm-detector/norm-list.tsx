'use client'
import { describePlace, formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { memo, type ReactNode, useState } from 'react'
import { normHref } from '../../components/ruling/norm-href.ts'
import { Button } from '../../components/ui/button.tsx'
import { emptyState } from '../../search-address/results-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'
import { ArticleText } from './article-text.tsx'
import { articleName, type CitedArticle, type CitedNorms, type DetectedText, type NormMark } from './cited-norms.ts'
import { describeDoubt, describeRulings, describeShare, noSuggestion, quoteWords } from './norms-report.ts'

/** Identifier of what is said of a norm or an article. */
export function articleId(clave: string): string {
  return `norma-${clave}`
}

const newTab = <span className="sr-only"> (en otra pestaña)</span>

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-9 first:mt-0">
      <h3 id={id} className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
        {title}
        <span className="figures rounded-xs bg-mute-wash px-1.5 text-13 font-normal text-ink-2">{formatCount(count)}</span>
      </h3>
      {children}
    </section>
  )
}

type LinkedNorm = Pick<CitedArticle, 'clave' | 'idNorma' | 'norma' | 'articulo' | 'url' | 'sentencias'>

interface NormLinksProps {
  readonly norm: LinkedNorm
  /** A place within the article is cited. */
  readonly isPart?: boolean
}

/** Links of a norm: rulings that cite it, its page, its official text. They open in another tab, since the result lives in this one alone. */
function NormLinks({ norm: { clave, idNorma, norma, articulo, url, sentencias }, isPart = false }: NormLinksProps) {
  const counted = describeRulings(sentencias, isPart ? articulo : null)
  const name = articulo === null ? norma : `artículo ${articulo}, ${norma}`
  return (
    <>
      {sentencias === 0 ? (
        <span className="text-ink-2">{counted}</span>
      ) : (
        <a
          className="inline-link figures"
          href={writeAddress({ ...emptyState, filtros: { norma: [clave] } })}
          target="_blank"
          rel="noopener"
        >
          {counted}
          {newTab}
        </a>
      )}
      {idNorma !== null && (
        <a className="inline-link" href={normHref({ idNorma, article: articulo, day: null })} target="_blank" rel="noopener">
          Ver en BaseJuris
          <span className="sr-only">: {name} (en otra pestaña)</span>
        </a>
      )}
      {url !== null && (
        <a className="inline-link" href={url} target="_blank" rel="noreferrer">
          Ver en Ley Chile
          <span className="sr-only">: {name} (en otra pestaña)</span>
        </a>
      )}
    </>
  )
}

const shownMarks = 12

interface MarksProps {
  readonly marks: readonly NormMark[]
  readonly whole: boolean
  readonly onLocate: (n: number) => void
}

/** How many times and where a norm is cited. Each place leads to its mark. */
function Marks({ marks, whole, onLocate }: MarksProps) {
  const [all, setAll] = useState(false)
  const shown = all || whole ? marks : marks.slice(0, shownMarks)
  return (
    <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-13 text-ink-2">
      <span>{marks.length === 1 ? 'Citado una vez:' : `Citado ${formatCount(marks.length)} veces:`}</span>
      {shown.map(({ n, lugar }) => (
        <a
          key={n}
          href={`#cita-${n}`}
          className="inline-grid min-h-6 items-center"
          onClick={(event) => {
            event.preventDefault()
            onLocate(n)
          }}
        >
          <span>
            <span className="sr-only">Ver la cita {n} en el texto, </span>
            {describePlace(lugar)}
          </span>
        </a>
      ))}
      {shown.length < marks.length && (
        <Button size="sm" className="print:hidden" onClick={() => setAll(true)}>
          y {formatCount(marks.length - shown.length)} más
        </Button>
      )}
    </p>
  )
}

interface ArticleProps extends Omit<MarksProps, 'marks'> {
  readonly article: CitedArticle
  readonly current: boolean
}

const rowClass = 'scroll-mt-20 border-b border-rule py-3.5 outline-none focus-visible:bg-select print:break-inside-avoid'
const currentClass = '-mx-3.5 bg-select px-3.5 shadow-[inset_3px_0_var(--accent)]'

const ArticleRow = memo(function ArticleRow({ article, current, ...rest }: ArticleProps) {
  const { clave, idNorma, articulo, places, incisos, url, conTexto } = article
  const doubt = describeDoubt(article)
  return (
    <li id={articleId(clave)} tabIndex={-1} aria-current={current ? 'true' : undefined} className={clsx(rowClass, current && currentClass)}>
      <p className="font-[560] break-words">
        {articleName(article)}
        {places.length > 0 && <span className="font-normal text-ink-2">, {places.join('; ')}</span>}
      </p>
      <Marks marks={article.marks} {...rest} />
      {doubt !== null && <p className="mt-1 text-13 text-part">{doubt}</p>}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
        <NormLinks norm={article} isPart={places.length > 0} />
        {conTexto && idNorma !== null && articulo !== null && (
          <ArticleText idNorma={idNorma} articulo={articulo} incisos={incisos} url={url} />
        )}
      </div>
    </li>
  )
})

interface CitedNormListProps extends Omit<ArticleProps, 'article' | 'current'> {
  readonly cited: CitedNorms
  /** Key of the norm or article of the current mark. */
  readonly currentKey: string | null
}

/** The cited norms with their articles, in the order in which the text first cites them. */
export function CitedNormList({ cited: { norms, ambiguous }, currentKey, ...rest }: CitedNormListProps) {
  return (
    <>
      <Section id="citadas" title="Normas citadas" count={norms.length}>
        {ambiguous.length > 0 && (
          <p className="border-b border-rule py-2 text-13 text-ink-2">
            Además,{' '}
            <a className="inline-link" href="#ambiguas">
              {formatPlural(ambiguous.length, 'cita que puede ser de más de una norma', 'citas que pueden ser de más de una norma')}
            </a>
            , sin contar aquí.
          </p>
        )}
        {norms.length + ambiguous.length === 0 && (
          <p className="border-b border-rule py-3.5 text-14 text-pretty text-ink-2">
            No encontramos normas citadas. Reconocemos, por ejemplo, «artículo 161 inciso 2° del Código del Trabajo», «Ley N° 19.880» y
            «art. 19 N° 3 de la Constitución».
          </p>
        )}
        {norms.map(({ key, norma, articles }) => (
          <section key={key} aria-label={norma} className="mt-5">
            <h4 className="border-b border-rule pb-1.5 font-serif text-17 font-[560] text-balance">{norma}</h4>
            <ul>
              {articles.map((article) => (
                <ArticleRow key={article.clave} article={article} current={article.clave === currentKey} {...rest} />
              ))}
            </ul>
          </section>
        ))}
      </Section>
      {ambiguous.length > 0 && (
        <Section id="ambiguas" title="Puede ser más de una norma" count={ambiguous.length}>
          <ul>
            {ambiguous.map((article) => (
              <AmbiguousRow key={article.clave} article={article} current={article.clave === currentKey} {...rest} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** A citation that does not say which norm. Its candidates are listed and none is chosen. */
function AmbiguousRow({ article, current, ...rest }: ArticleProps) {
  const { clave, norma, articulo, candidatas, marks } = article
  return (
    <li id={articleId(clave)} tabIndex={-1} aria-current={current ? 'true' : undefined} className={clsx(rowClass, current && currentClass)}>
      <p className="font-[560] break-words">{articulo === null ? norma : `Artículo ${articulo}, ${norma}`}</p>
      <Marks marks={marks} {...rest} />
      <p className="mt-1.5 text-14 text-ink-2">El texto no dice cuál. Puede ser una de estas, u otra con ese número: elija la suya.</p>
      <ul className="mt-1 grid gap-1 text-14">
        {candidatas.map((candidate) => (
          <li key={`${candidate.idNorma} ${candidate.norma}`}>
            {candidate.idNorma === null ? (
              candidate.norma
            ) : (
              <a
                className="inline-link"
                href={normHref({ idNorma: candidate.idNorma, article: articulo, day: null })}
                target="_blank"
                rel="noopener"
              >
                {candidate.norma}
                {newTab}
              </a>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

const noIncisos: ReadonlySet<string> = new Set()

/** Articles of the matters of the text, which does not cite them. */
export function ProbableNormList({ data: { probables, comparadas } }: Pick<DetectedText, 'data'>) {
  return (
    <Section id="probables" title="Posiblemente aplicables" count={probables.length}>
      {probables.length === 0 ? (
        <p className="border-b border-rule py-3.5 text-14 text-pretty text-ink-2">{noSuggestion}</p>
      ) : (
        <>
          <p className="py-2.5 text-14 text-pretty text-accent">
            Es una sugerencia: son normas de las materias de su texto, que no las cita. Usted decide si corresponden.
          </p>
          <ul>
            {probables.map((norm) => (
              <li key={norm.clave} className="border-b border-rule py-3 print:break-inside-avoid">
                <div className="border-l-2 border-edge pl-3.5">
                  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <b className="font-[560] break-words">
                      {norm.articulo === null ? norm.norma : `Artículo ${norm.articulo}, ${norm.norma}`}
                    </b>
                    <span className="figures text-13 text-ink-2">{describeShare(norm, comparadas)}</span>
                  </p>
                  <p className="mt-1 text-14 text-ink-2">La sugieren {quoteWords(norm.palabras)}.</p>
                  <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
                    <NormLinks norm={norm} />
                    {norm.conTexto && norm.idNorma !== null && norm.articulo !== null && (
                      <ArticleText idNorma={norm.idNorma} articulo={norm.articulo} incisos={noIncisos} url={norm.url} />
                    )}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
