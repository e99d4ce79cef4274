import type { RulingFactsView } from '@basejuris/contract'
import { foldAccents } from '@basejuris/domain/fold-text'

const voteNames = { mayoria: null, contra: 'voto en contra', prevencion: 'prevención' } as const
const fold = (name: string): string => foldAccents(name).replace(/\s+/gu, ' ').trim()

/** The judges, how each voted where known, and who drafted the ruling. */
export function JudgeList({ judges, drafter }: { readonly judges: RulingFactsView['ministros']; readonly drafter: string | null }) {
  const isListed = drafter !== null && judges.some((judge) => fold(judge.nombre) === fold(drafter))
  return (
    <ul className="rd-list">
      {judges.map(({ nombre, voto }) => {
        const notes = [
          isListed && drafter !== null && fold(nombre) === fold(drafter) ? 'redacta' : null,
          voto === null ? null : voteNames[voto],
        ]
        const shown = notes.filter((note) => note !== null)
        return (
          <li key={nombre}>
            {nombre}
            {shown.length > 0 && <span className={voto === 'contra' ? 'rd-against' : 'rd-note'}> {shown.join(', ')}</span>}
          </li>
        )
      })}
      {drafter !== null && !isListed && (
        <li>
          {drafter} <span className="rd-note">redacta</span>
        </li>
      )}
    </ul>
  )
}
