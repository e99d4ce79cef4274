import type { SearchData } from '@basejuris/contract'
import type { ResultsState } from '../../../search-address/results-state.ts'
import { writeAddress } from '../../../search-address/write-address.ts'

interface ReadingNoticeProps {
  readonly state: ResultsState
  readonly alternative: NonNullable<SearchData['interpretacion']['alternativa']>
}

type Alternative = ReadingNoticeProps['alternative']

const linkWords = (reading: Alternative['lectura'], about: Alternative['sobre']): string => {
  if (about === 'clase') return reading === 'palabras' ? 'Ver todas las que la nombran' : 'Ver solo las de esa clase'
  if (about === 'exclusion') return reading === 'operadores' ? 'Excluir la palabra' : 'Excluir el recurso'
  if (reading === 'lados') return 'Leer O entre los dos lados completos'
  if (reading === 'palabras') return 'Leer como palabras'
  return about === 'operadores' ? 'Leer como operadores' : 'Leer de ese modo'
}

/** How operators, or what a short search says without them, were read where both readings are possible, and the way to the other one. */
export function ReadingNotice({ state, alternative: { aviso, lectura, sobre } }: ReadingNoticeProps) {
  return (
    <p role="status" className="pt-2 text-13 text-pretty text-ink-2 max-md:px-4">
      {aviso}{' '}
      <a className="inline-link whitespace-nowrap" href={writeAddress({ ...state, lectura, pagina: 1 })}>
        {linkWords(lectura, sobre)}
      </a>
    </p>
  )
}
