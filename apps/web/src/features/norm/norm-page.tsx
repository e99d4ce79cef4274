import type { NormArticleView, NormRulings, NormView } from '@basejuris/contract'
import { StaticHtml } from '../../components/static-html/static-html.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ArticleText } from './article-text.tsx'
import { CitingRulings } from './citing-rulings.tsx'
import type { NormAddress } from './norm-address.ts'
import { NormHeading } from './norm-heading.tsx'
import { NormSearch } from './search/norm-search.tsx'
import type { NormFinding } from './search/use-norm-search.ts'
import { openStructureAt, type StructureHtml } from './structure-html.ts'
import { VersionChoice } from './version-choice.tsx'

interface NormPageProps {
  readonly norm: NormView
  /** Null where no text is imported. */
  readonly structure: StructureHtml | null
  readonly address: NormAddress
  /** Null without a chosen article, and where the norm has none with the number of the address. */
  readonly article: NormArticleView | null
  /** Value of the filter `norma`; null for a norm that rulings cannot be filtered by. */
  readonly filter: string | null
  readonly citing: NormRulings | null
  /** What the words of the address find within the norm. */
  readonly finding: NormFinding | null
}

/** Opens an article by its number, also where the structure is not known. */
function ArticleForm({ address }: { readonly address: NormAddress }) {
  return (
    <form action={`/norma/${address.idNorma}`} className="flex flex-wrap items-center gap-2 pb-3">
      {address.day !== null && <input type="hidden" name="fecha" value={address.day} />}
      <label htmlFor="norma-articulo" className="text-13 font-[560]">
        Artículo
      </label>
      <input
        id="norma-articulo"
        name="articulo"
        required
        maxLength={60}
        placeholder="161 bis"
        autoComplete="off"
        className="h-9 w-28 rounded-sm bg-sheet px-2.5 text-14 shadow-[inset_0_0_0_1px_var(--edge)]"
      />
      <button type="submit" className={buttonClass('line')}>
        Abrir
      </button>
    </form>
  )
}

const structureClass =
  'text-14 leading-[1.4] text-ink-2 [&_ul_ul]:ml-2 [&_ul_ul]:border-l [&_ul_ul]:border-rule [&_ul_ul]:pl-2.5 [&_a]:block [&_a]:rounded-xs [&_a]:px-1.5 [&_a]:py-1 [&_a:hover]:bg-desk-2 [&_a[aria-current]]:bg-select [&_a[aria-current]]:text-ink [&_summary]:py-1 [&_span]:block [&_span]:px-1.5 [&_span]:py-1 [&_:target]:bg-select [&_li]:scroll-mt-24'

/** A norm: what it is, its structure, one article at a time and the rulings that cite it. */
export function NormPage({ norm, structure, address, article, filter, citing, finding }: NormPageProps) {
  const shown = new Set(article?.textos.map(({ ancla }) => ancla) ?? [])
  const subject =
    article === null
      ? ({ name: 'esta norma', pronoun: 'la' } as const)
      : ({ name: `el artículo ${article.articulo}`, pronoun: 'lo' } as const)
  return (
    <div className="wrap grid gap-x-10 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
      <nav
        id="estructura"
        aria-label="Estructura de la norma"
        className="order-2 scroll-mt-16 pt-6 pb-8 max-lg:border-t max-lg:border-rule lg:sticky lg:top-[60px] lg:order-none lg:max-h-[calc(100vh-60px)] lg:overflow-y-auto print:hidden"
      >
        <h2 className="pb-2 text-13 font-[560]">Estructura</h2>
        <ArticleForm address={address} />
        {structure === null ? (
          <p className="text-13 text-ink-3">La estructura se conoce cuando el texto está importado.</p>
        ) : (
          <NormSearch key={address.query} address={address} initial={finding}>
            <StaticHtml className={structureClass} html={openStructureAt(structure, shown)} />
          </NormSearch>
        )}
      </nav>
      <div className="min-w-0">
        <NormHeading norm={norm} />
        <VersionChoice norm={norm} address={address} />
        {article !== null && <ArticleText article={article} address={address} restatedIn={norm.refundidoEn} />}
        {article === null && address.article !== null && (
          <p role="status" className="mt-6 text-ink-2">
            Esta norma no tiene un artículo «{address.article}».
          </p>
        )}
        {filter !== null && <CitingRulings subject={subject} filter={filter} found={citing} />}
      </div>
    </div>
  )
}
