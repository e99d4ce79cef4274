import { joinWords } from '@basejuris/domain/spanish-format'
import { useState } from 'react'

const shownFirst = 2

/** The first two bases, then «y N más», which shows the others. */
export function ChosenBases({ names }: { readonly names: readonly string[] }) {
  const [all, setAll] = useState(false)
  const more = names.length - shownFirst
  if (all || more <= 0) return <p className="text-ink-2 md:pr-8">{joinWords(names)}</p>
  return (
    <p className="text-ink-2 md:pr-8">
      {names.slice(0, shownFirst).join(', ')} y{' '}
      <button type="button" className="inline-link cursor-pointer" onClick={() => setAll(true)}>
        {more} más
      </button>
    </p>
  )
}
