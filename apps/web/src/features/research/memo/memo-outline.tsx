import type { ResearchResult } from '@basejuris/contract'

/** Ids of the parts of a memo on its page. */
export const memoIds = {
  answer: 'respuesta-breve',
  reasoning: 'razonamiento',
  finding: (at: number) => `razonamiento-${at + 1}`,
  contrary: 'linea-contraria',
  norms: 'normas-aplicadas',
  missing: 'no-se-cubre',
  rulings: 'sentencias-citadas',
} as const

/** The parts of a memo, beside it where there is room. */
export function MemoOutline({ result: { razonamiento } }: { readonly result: ResearchResult }) {
  return (
    <nav
      aria-label="En este informe"
      className="text-13 max-xl:hidden xl:sticky xl:top-(--header) xl:max-h-[calc(100dvh-var(--header))] xl:py-9 xl:self-start xl:overflow-y-auto xl:[scrollbar-width:thin] print:hidden"
    >
      <p className="border-b border-rule pb-2 font-[620]">En este informe</p>
      <ol className="grid pt-1.5">
        <Entry id={memoIds.answer} label="Respuesta breve" />
        {razonamiento.length > 0 && (
          <li>
            <OutlineLink id={memoIds.reasoning} label="Razonamiento" />
            <ol className="ml-3 grid border-l border-rule pl-2.5">
              {razonamiento.map(({ titulo }, at) => (
                <Entry key={titulo} id={memoIds.finding(at)} label={titulo} />
              ))}
            </ol>
          </li>
        )}
        <Entry id={memoIds.contrary} label="Línea contraria" />
        <Entry id={memoIds.norms} label="Normas aplicadas" />
        <Entry id={memoIds.missing} label="Qué no se cubre" />
        <Entry id={memoIds.rulings} label="Sentencias citadas y método" />
      </ol>
    </nav>
  )
}

interface OutlineLinkProps {
  readonly id: string
  readonly label: string
}

function Entry(props: OutlineLinkProps) {
  return (
    <li>
      <OutlineLink {...props} />
    </li>
  )
}

function OutlineLink({ id, label }: OutlineLinkProps) {
  return (
    <a href={`#${id}`} className="block py-1 text-ink-2 hover:text-ink">
      <span className="line-clamp-2 text-pretty break-words">{label}</span>
    </a>
  )
}
