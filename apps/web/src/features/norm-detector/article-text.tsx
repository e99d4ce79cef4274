'use client'
import type { NormArticleView, normArticleEndpoint } from '@basejuris/contract'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { ArticleBody } from '../../components/ruling/article-body.tsx'
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
            <ArticleBody article={loaded} incisos={incisos} url={url} />
          )}
        </div>
      )}
    </>
  )
}
