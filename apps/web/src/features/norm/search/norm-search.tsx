'use client'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { normHref } from '../../../components/ruling/norm-href.ts'
import type { NormAddress } from '../norm-address.ts'
import { FoundArticles } from './found-articles.tsx'
import { type NormFinding, useNormSearch } from './use-norm-search.ts'

interface NormSearchProps {
  readonly address: NormAddress
  /** What the words of the address find. */
  readonly initial: NormFinding | null
  /** The structure, which the finding replaces while there are words. */
  readonly children: ReactNode
}

/** A field that searches the articles of a norm by their words. Arrows choose, Enter opens, Escape returns to the structure. */
export function NormSearch({ address, initial, children }: NormSearchProps) {
  const [typed, setTyped] = useState(address.query)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const finding = useNormSearch(address, typed, initial)
  const found = finding === null || finding.found === 'failed' ? null : finding.found
  const optionId = (at: number) => `${list}-${at}`
  const options = found === null ? 0 : found.articulos.length + (found.articulo === null ? 0 : 1)
  const move = (by: number) => {
    const next = (active + by + options + (active < 0 && by < 0 ? 1 : 0)) % options
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped('')
      setActive(-1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options > 0) {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && options > 0 && finding?.query === typed.trim()) {
      event.preventDefault()
      document.getElementById(optionId(Math.max(0, active)))?.click()
    }
  }
  return (
    <>
      <form action={`/norma/${address.idNorma}`} aria-label="Buscar en la norma" className="relative pb-2">
        {address.article !== null && <input type="hidden" name="articulo" value={address.article} />}
        {address.day !== null && <input type="hidden" name="fecha" value={address.day} />}
        <Search size={15} strokeWidth={1.75} aria-hidden className="pointer-events-none absolute top-3.5 left-3 text-ink-3 lg:top-2.5" />
        <input
          ref={field}
          type="search"
          name="buscar"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          aria-label="Palabras o número de artículo"
          placeholder="Buscar en los artículos"
          role="combobox"
          aria-expanded={options > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          className="h-11 w-full rounded-sm bg-sheet pr-2.5 pl-9 text-[1rem] shadow-[inset_0_0_0_1px_var(--edge)] lg:h-9 lg:text-14"
        />
      </form>
      <p role="status" className="text-13 text-ink-2 empty:hidden">
        {describe(finding)}
      </p>
      <div id={list}>
        {found !== null && (
          <FoundArticles
            found={found}
            address={{ ...address, query: finding?.query ?? '' }}
            active={active}
            optionId={optionId}
            directHref={normHref({ ...address, article: found.articulo, query: '' })}
          />
        )}
      </div>
      <div hidden={finding !== null}>{children}</div>
    </>
  )
}

/** «3 aciertos en 2 artículos». */
function describe(finding: NormFinding | null): string {
  if (finding === null) return ''
  if (finding.found === 'failed') return 'No se pudo buscar. Siga escribiendo o presione Intro para intentar otra vez.'
  const { total, aciertos, articulos, articulo } = finding.found
  if (total === 0) return articulo === null ? `Ningún artículo tiene «${finding.query}».` : ''
  const counted = `${formatPlural(aciertos, 'acierto', 'aciertos')} en ${formatPlural(total, 'artículo', 'artículos')}`
  return total > articulos.length ? `${counted}; se muestran los primeros ${formatCount(articulos.length)}.` : `${counted}.`
}
