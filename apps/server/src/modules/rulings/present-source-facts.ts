import type { ProvenanceView, SourceFactName } from '@basejuris/contract'
import type { GivenFact, Ruling } from '@basejuris/domain'

const names: Readonly<Record<GivenFact, SourceFactName>> = {
  court: 'tribunal',
  chamber: 'sala',
  docketNumber: 'rol',
  book: 'libro',
  rit: 'rit',
  ruc: 'ruc',
  decidedOn: 'fecha',
  kind: 'tipo',
  appealType: 'recurso',
  originCourt: 'tribunalOrigen',
  originDocketNumber: 'rolOrigen',
}

/** Facts as the source wrote them, in the order of a ruling's description. */
export function presentSourceFacts({ asGiven = {}, outcomeText, publicationStatus }: Ruling): ProvenanceView['segunFuente'] {
  const given = Object.entries(names).flatMap(([fact, dato]) => {
    const valor = asGiven[fact as GivenFact]
    return valor === undefined ? [] : [{ dato, valor }]
  })
  const own = [
    { dato: 'resultado' as const, valor: outcomeText },
    { dato: 'publicacion' as const, valor: publicationStatus },
  ]
  return [...given, ...own.flatMap(({ dato, valor }) => (valor === null ? [] : [{ dato, valor }]))]
}
