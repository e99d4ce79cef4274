import type { NewRuling } from '@basejuris/contract'
import { DispositionLine, OverturnedNotice } from '../../components/ruling/disposition-line.tsx'
import { Passage } from '../../components/ruling/passage.tsx'
import { FictionalBadge, RulingMeta } from '../../components/ruling/ruling-meta.tsx'

/** New rulings of an alert: caption, facts, what each decides and its best passage. Each part leads to its place in the ruling. */
export function NewRulingList({ rulings }: { readonly rulings: readonly NewRuling[] }) {
  return (
    <ul className="grid gap-4">
      {rulings.map((ruling) => (
        <li key={ruling.docId} className="min-w-0">
          <a href={ruling.url} className="font-serif text-17 leading-[1.3] font-semibold break-words text-paper-ink">
            {ruling.caratulado}
          </a>{' '}
          {ruling.ficticia && <FictionalBadge />}
          <RulingMeta result={ruling} />
          {ruling.sinEfecto !== null && <OverturnedNotice overturning={ruling.sinEfecto} className="mb-2" />}
          {ruling.resuelve !== null && (
            <DispositionLine disposition={ruling.resuelve} href={`${ruling.url}#${ruling.resuelve.ancla}`} className="mb-2" />
          )}
          {ruling.fragmentos
            .filter(({ ancla }) => ancla !== ruling.resuelve?.ancla)
            .map((fragment) => (
              <Passage key={fragment.ancla} fragment={fragment} href={`${ruling.url}#${fragment.ancla}`} />
            ))}
        </li>
      ))}
    </ul>
  )
}
