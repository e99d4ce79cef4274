'use client'
import type { NormArticleView, normArticleEndpoint } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import clsx from 'clsx'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { Button } from '../../components/ui/button.tsx'

interface ArticleTextProps {
  readonly idNorma: number
  readonly articulo: string
  /** Marked in the text: «2», «final». */
  readonly incisos: ReadonlySet<string>
  /** Official page. */
  readonly url: string | null
}

type Loaded = NormArticleView | Error | 'loading' | null

/** A button that brings the text of an article, and the text once it is here. */
export function ArticleText({ idNorma, articulo, incisos, url }: ArticleTextProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [open, setOpen] = useState(false)
  const load = async () => {
    setLoaded('loading')
    const path = `/v1/norms/${idNorma}/articles/${encodeURIComponent(articulo)}` as const
    await callFromBrowser<typeof normArticleEndpoint>('GET', path, undefined).then(setLoaded, (error: unknown) =>
      setLoaded(error instanceof Error ? error : new Error(String(error))),
    )
  }
  const toggle = () => {
    if (!open && (loaded === null || loaded instanceof Error)) void load()
    setOpen(!open)
  }
  return (
    <>
      <Button variant="line" size="sm" className="max-md:h-11 print:hidden" aria-expanded={open} onClick={toggle}>
        <BookOpen size={14} strokeWidth={1.5} aria-hidden />
        {open ? 'Ocultar el artículo' : 'Leer el artículo'}
        <span className="sr-only"> {articulo}</span>
      </Button>
      {open && (
        <div className="w-full" aria-live="polite">
          {loaded === 'loading' && <p className="text-14 text-ink-2">Buscando el texto…</p>}
          {loaded instanceof Error && <ErrorNotice error={loaded} />}
          {loaded !== null && typeof loaded === 'object' && !(loaded instanceof Error) && (
            <Paragraphs article={loaded} incisos={incisos} url={url} />
          )}
        </div>
      )}
    </>
  )
}

interface ParagraphsProps extends Pick<ArticleTextProps, 'incisos' | 'url'> {
  readonly article: NormArticleView
}

function Paragraphs({ article: { textos, version, textoEn, advertencia, norma }, incisos, url }: ParagraphsProps) {
  const official = (
    <a className="inline-link" href={url ?? norma.url} target="_blank" rel="noreferrer">
      Texto oficial<span className="sr-only"> (en otra pestaña)</span>
    </a>
  )
  if (textos.length === 0)
    return <p className="border border-paper-rule bg-paper px-4 py-3 text-14 text-ink-2">Texto no importado. {official}.</p>
  return (
    <div className="border border-paper-rule bg-paper px-4 pt-3 pb-1.5 text-paper-ink">
      {textos.map((text) => {
        const last = String(Math.max(...text.parrafos.map(({ inciso }) => inciso)))
        const isCited = (inciso: number): boolean => incisos.has(String(inciso)) || (incisos.has('final') && String(inciso) === last)
        return (
          <section key={text.ancla} aria-label={sentenceCase(text.titulo)}>
            {text.derogado && <p className="text-13 text-no">Derogado</p>}
            {text.parrafos.map(({ ancla, texto, inciso }) => (
              <p
                key={ancla}
                className={clsx(
                  'pb-2 font-serif leading-[1.55] text-pretty [overflow-wrap:anywhere]',
                  isCited(inciso) && '-ml-4 border-l-[3px] border-accent pl-[13px]',
                )}
              >
                {isCited(inciso) && <span className="sr-only">Inciso citado: </span>}
                {texto}
              </p>
            ))}
          </section>
        )
      })}
      <p className="border-t border-paper-rule py-1.5 text-13 text-ink-2">
        {version?.aviso != null && `${version.aviso} `}
        {textoEn !== null && `El texto está en ${textoEn.nombre}, que lo refunde. `}
        {advertencia} {official}.
      </p>
    </div>
  )
}
