import type { NormArticleView } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import clsx from 'clsx'
import { describeArticleVersion, restatedNote, shownParagraphs } from '../../format/norm-text.ts'

interface ArticleBodyProps {
  readonly article: NormArticleView
  /** Marked in the text: «2», «final». */
  readonly incisos: ReadonlySet<string>
  /** Official page; that of the article where absent. */
  readonly url?: string | null
}

/** The text of an article with its version and source, or that it is not imported, and the official page. */
export function ArticleBody({ article: { textos, version, textoEn, advertencia, norma }, incisos, url }: ArticleBodyProps) {
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
        const last = String(Math.max(...text.parrafos.map(({ inciso }) => inciso ?? 0)))
        const isCited = (inciso: number | null): boolean =>
          inciso !== null && (incisos.has(String(inciso)) || (incisos.has('final') && String(inciso) === last))
        return (
          <section key={text.ancla} aria-label={sentenceCase(text.titulo)}>
            {text.derogado && <p className="text-13 text-no">Derogado</p>}
            {shownParagraphs(text).map(({ ancla, texto, inciso }) => (
              <p
                key={ancla}
                className={clsx(
                  'pb-2 font-serif leading-[1.55] text-pretty [overflow-wrap:anywhere]',
                  isCited(inciso) && '-ml-4 border-l-[3px] border-ink pl-[13px]',
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
        {textoEn !== null && `El texto está en ${textoEn.nombre}, ${restatedNote} `}
        {version !== null && `${describeArticleVersion(version, textos)} `}
        {advertencia} {official}.
      </p>
    </div>
  )
}
