'use client'
import type { NormArticleView, normArticleEndpoint, SearchedNorm } from '@basejuris/contract'
import { normTitle, ofNorm } from '@basejuris/domain/norm-phrase'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense, type ToggleEvent, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { lineHref } from '../../../components/ruling/line-href.ts'
import { normHref } from '../../../components/ruling/norm-href.ts'

const ArticleBody = lazy(async () => ({ default: (await import('../../../components/ruling/article-body.tsx')).ArticleBody }))

interface NamedArticleProps {
  readonly norm: SearchedNorm & { readonly articulo: string }
}

type Loaded = NormArticleView | 'failed' | null

const waiting = <p className="text-ink-2">Buscando el texto…</p>

/** One article that the search names. An imported text comes when it is first opened, and again after a failure. */
export function NamedArticle({ norm }: NamedArticleProps) {
  return norm.conTexto ? <ImportedArticle norm={norm} /> : <KnownArticle norm={norm} />
}

/** An article without imported text: where its text is, and what BaseJuris has of it. */
function KnownArticle({ norm: { clave, etiqueta, idNorma, articulo, url } }: NamedArticleProps) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-14 md:min-h-9">
      <b className="font-[560]">{normTitle(etiqueta)}</b>
      <a className="text-13" href={url} target="_blank" rel="noreferrer">
        Ver en Ley Chile<span className="sr-only">: {etiqueta} (en otra pestaña)</span>
      </a>
      <a className="text-13" href={lineHref({ article: clave, question: '' })}>
        Ver la línea jurisprudencial
      </a>
      <a className="text-13 md:ml-auto" href={normHref({ idNorma, article: articulo, day: null })}>
        Ver la norma<span className="sr-only">: {etiqueta}</span>
      </a>
    </p>
  )
}

function ImportedArticle({ norm: { clave, etiqueta, idNorma, articulo, incisos } }: NamedArticleProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const load = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState !== 'open' || (loaded !== null && loaded !== 'failed')) return
    const path = `/v1/norms/${idNorma}/articles/${encodeURIComponent(articulo)}` as const
    callFromBrowser<typeof normArticleEndpoint>('GET', path, undefined).then(setLoaded, () => setLoaded('failed'))
  }
  const page = normHref({ idNorma, article: articulo, day: null })
  return (
    <div className="relative">
      <details onToggle={load} className="group text-14">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pr-28 md:min-h-9 [&::-webkit-details-marker]:hidden">
          <ChevronRight size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3 group-open:rotate-90" />
          <span>
            Texto <b className="font-[560]">{ofNorm(etiqueta)}</b>
          </span>
        </summary>
        <div className="max-w-[76ch] pt-1 pb-3" aria-live="polite">
          {loaded === null && waiting}
          {loaded === 'failed' && <p className="text-ink-2">No se pudo traer el texto. Cierre y vuelva a abrir para intentar otra vez.</p>}
          {loaded !== null && loaded !== 'failed' && (
            <Suspense fallback={waiting}>
              <ArticleBody article={loaded} incisos={new Set(incisos)} />
            </Suspense>
          )}
          <p className="pt-2 text-13">
            <a href={lineHref({ article: clave, question: '' })}>Ver la línea jurisprudencial del artículo</a>
          </p>
        </div>
      </details>
      <a href={page} className="absolute top-0 right-0 flex min-h-11 items-center text-13 md:min-h-9">
        Ver la norma<span className="sr-only">: {etiqueta}</span>
      </a>
    </div>
  )
}
