import type { SearchedNorm } from '@basejuris/contract'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { NamedArticle } from './named-article.tsx'

/** Articles that have a line each. The others are links. */
const maxLines = 3

/** The articles that a search names, above its rulings: each closed, its text brought when it is opened. */
export function NamedArticles({ norms }: { readonly norms: readonly SearchedNorm[] }) {
  const articles = norms.flatMap(({ articulo, ...norm }) => (articulo === null ? [] : [{ ...norm, articulo }]))
  if (articles.length === 0) return null
  const others = articles.slice(maxLines)
  return (
    <section
      aria-label={articles.length === 1 ? 'Artículo que nombra la búsqueda' : 'Artículos que nombra la búsqueda'}
      className="border-b border-paper-rule px-4 py-1.5 md:px-6 lg:pl-10 print:hidden"
    >
      {articles.slice(0, maxLines).map((article) => (
        <NamedArticle key={article.clave} norm={article} />
      ))}
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-3 pb-1.5 text-13 text-ink-2">
          También:
          {others.map(({ clave, etiqueta, idNorma, articulo }) => (
            <a key={clave} href={normHref({ idNorma, article: articulo, day: null })}>
              {etiqueta}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
