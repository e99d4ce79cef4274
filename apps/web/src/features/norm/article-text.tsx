import type { NormArticleText, NormArticleView, NormReferenceView } from '@basejuris/contract'
import { findTerms, parseTerms, type Term } from '@basejuris/domain/find-terms'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { articleContrastHref } from '../../components/ruling/contrast-address.ts'
import { normHref } from '../../components/ruling/norm-href.ts'
import { MarkedText } from '../../components/ruling/passage.tsx'
import { describeArticleVersion, restatedNote, shownParagraphs } from '../../format/norm-text.ts'
import { CopyArticleCitation } from './copy-article-citation.tsx'
import type { NormAddress } from './norm-address.ts'

interface ShownText {
  readonly text: NormArticleText
  /** Words marked in it. */
  readonly terms: readonly Term[]
}

/** The paragraphs of one text. The first line of each inciso hangs its number, which is the anchor to cite. */
function Paragraphs({ text, terms }: ShownText) {
  const incisos = new Set(text.parrafos.map(({ inciso }) => inciso)).size
  const shown = shownParagraphs(text)
  return shown.map((paragraph, at) => {
    const begins = paragraph.inciso !== null && incisos > 1 && shown[at - 1]?.inciso !== paragraph.inciso
    return (
      <div
        key={paragraph.ancla}
        id={paragraph.ancla}
        className="grid scroll-mt-24 gap-x-4 target:bg-select md:grid-cols-[4rem_minmax(0,37.5rem)]"
      >
        <div className="text-13 leading-[2.2] text-ink-3 md:text-right">
          {begins && (
            <a href={`#${encodeURIComponent(paragraph.ancla)}`} className="hover:text-accent">
              inc. {paragraph.inciso}°
            </a>
          )}
        </div>
        <p className="pb-3 font-serif text-[1.125rem] leading-[1.6] text-pretty text-paper-ink [overflow-wrap:anywhere]">
          <Marked text={paragraph.texto} terms={terms} />
        </p>
      </div>
    )
  })
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly Term[] }) {
  return terms.length === 0 ? text : <MarkedText text={text} marks={findTerms(text, terms).flat()} />
}

function OneText({ text, terms }: ShownText) {
  return (
    <section id={text.ancla} aria-label={sentenceCase(text.titulo)} className="scroll-mt-24 pt-2">
      {text.ruta.length > 0 && <p className="text-13 text-ink-2">{text.ruta.map(sentenceCase).join(' › ')}</p>}
      <h2 className="mt-1.5 mb-3 font-serif text-26 font-[560] text-paper-ink">
        <Marked text={sentenceCase(text.titulo)} terms={terms} />
        {text.derogado && <span className="ml-3 font-sans text-14 font-normal text-no">Derogado</span>}
      </h2>
      <Paragraphs text={text} terms={terms} />
    </section>
  )
}

function Neighbours({ article, address }: { readonly article: NormArticleView; readonly address: NormAddress }) {
  const link = (number: string | null, label: string) =>
    number !== null && (
      <a href={normHref({ ...address, article: number })} className="flex min-h-11 items-center text-accent underline">
        {label} {number}
      </a>
    )
  return (
    <nav aria-label="Artículos vecinos" className="flex justify-between gap-4 border-t border-paper-rule text-14 print:hidden">
      {link(article.anterior, '← Artículo') || <span />}
      {link(article.siguiente, 'Siguiente: artículo')}
    </nav>
  )
}

interface ArticleTextProps {
  readonly article: NormArticleView
  readonly address: NormAddress
  /** The norm that restates this one; null without one. */
  readonly restatedIn: NormReferenceView | null
}

/** One article as worded on the requested day, or why its text is not here. */
export function ArticleText({ article, address, restatedIn }: ArticleTextProps) {
  const { etiqueta, textos, version, textoEn, norma } = article
  const terms = parseTerms(address.query)
  return (
    <article aria-label={etiqueta} className="pt-6 pb-4">
      {textos.length === 0 ? (
        <>
          <h2 className="font-serif text-26 font-[560] text-paper-ink">Artículo {article.articulo}</h2>
          <p className="mt-2 mb-3 max-w-[62ch] text-ink-2">
            El texto de este artículo no está importado. No lo reconstruimos desde las citas.
          </p>
        </>
      ) : (
        textos.map((text) => <OneText key={text.ancla} text={text} terms={terms} />)
      )}
      {textos.length > 1 && (
        <p className="pb-2 text-13 text-ink-2">La norma tiene {textos.length} artículos con este número: se muestran todos.</p>
      )}
      <div className="grid gap-1 pb-4 text-13 text-ink-2">
        {version?.aviso != null && <p className="text-part">{version.aviso}</p>}
        {textoEn !== null && (
          <p>
            El texto está en{' '}
            <a href={normHref({ idNorma: textoEn.idNorma, article: null, day: address.day })} className="text-accent underline">
              {textoEn.nombre}
            </a>
            , {restatedNote}
          </p>
        )}
        {textoEn === null && restatedIn !== null && textos.length > 0 && (
          <p className="text-part">
            Este es el texto original de la norma. Hoy rige refundida en{' '}
            <a href={normHref({ idNorma: restatedIn.idNorma, article: null, day: address.day })} className="underline">
              {restatedIn.nombre}
            </a>
            , con otra numeración.
          </p>
        )}
        {version !== null && (
          <p>
            {describeArticleVersion(version, article.textos)} {article.advertencia}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-3 pt-1.5">
          <CopyArticleCitation citation={etiqueta} path={normHref({ ...address, article: article.articulo, query: '' })} />
          <a href={norma.url} target="_blank" rel="noreferrer" className="text-accent underline">
            Texto oficial<span className="sr-only"> (en otra pestaña)</span>
          </a>
          <a href={articleContrastHref(address.idNorma, article.articulo)} className="text-accent underline print:hidden">
            Buscar contradicciones
          </a>
        </p>
      </div>
      <Neighbours article={article} address={address} />
    </article>
  )
}
