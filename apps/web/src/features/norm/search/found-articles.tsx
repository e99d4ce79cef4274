import type { FoundArticle } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { formatPlural } from '@basejuris/domain/spanish-format'
import clsx from 'clsx'
import { normHref } from '../../../components/ruling/norm-href.ts'
import { MarkedText } from '../../../components/ruling/passage.tsx'
import type { NormAddress } from '../norm-address.ts'
import type { FoundInNorm } from './use-norm-search.ts'

interface FoundArticlesProps {
  readonly found: FoundInNorm
  /** With the words searched. */
  readonly address: NormAddress
  /** Chosen with the arrows; -1 for none. */
  readonly active: number
  readonly optionId: (at: number) => string
  /** Page of the article whose number was written. */
  readonly directHref: string
}

const rowClass = 'block rounded-xs px-2 py-2 text-ink hover:bg-desk-2 hover:no-underline'
const activeClass = 'bg-select shadow-[inset_2px_0_var(--accent)]'

/** The articles that have the words, in the order of the law, each with its hits marked. */
export function FoundArticles({ found, address, active, optionId, directHref }: FoundArticlesProps) {
  const direct = found.articulo === null ? 0 : 1
  return (
    <ul className="pt-1 text-14">
      {found.articulo !== null && (
        <li>
          <a id={optionId(0)} href={directHref} className={clsx(rowClass, active === 0 && activeClass)}>
            Ir al artículo {found.articulo}
          </a>
        </li>
      )}
      {found.articulos.map((article, at) => (
        <li key={article.ancla} className="border-t border-rule">
          <FoundRow article={article} address={address} id={optionId(at + direct)} isActive={active === at + direct} />
        </li>
      ))}
    </ul>
  )
}

interface FoundRowProps {
  readonly article: FoundArticle
  readonly address: NormAddress
  readonly id: string
  readonly isActive: boolean
}

function FoundRow({ article, address, id, isActive }: FoundRowProps) {
  const { titulo, ruta, fragmento, aciertos, derogado, idNorma, articulo, ancla } = article
  const href = normHref({ ...address, idNorma: idNorma ?? address.idNorma, article: articulo }, fragmento?.ancla ?? ancla)
  return (
    <a
      id={id}
      href={href}
      aria-current={address.article === articulo ? 'true' : undefined}
      className={clsx(rowClass, 'aria-current:bg-desk-2', isActive && activeClass)}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-[560] text-accent">
          <MarkedText text={titulo.texto} marks={titulo.marcas} />
          {derogado && <em className="font-normal text-ink-2"> (derogado)</em>}
        </span>
        <span className="figures shrink-0 text-12 text-ink-3">{formatPlural(aciertos, 'acierto', 'aciertos')}</span>
      </span>
      {ruta.length > 0 && <span className="block text-12 text-ink-3">{ruta.map(sentenceCase).join(' › ')}</span>}
      {fragmento !== null && (
        <span className="mt-0.5 block font-serif text-15 leading-[1.45] text-paper-ink [overflow-wrap:anywhere]">
          <MarkedText text={fragmento.texto} marks={fragmento.marcas} />
        </span>
      )}
    </a>
  )
}
