import type { ProvenanceView, RulingFactsView, SourceFactName } from '@basejuris/contract'
import { sourceName } from '../source-name.ts'

const names: Readonly<Record<SourceFactName, string>> = {
  tribunal: 'Tribunal',
  sala: 'Sala',
  rol: 'Rol',
  libro: 'Libro',
  rit: 'RIT',
  ruc: 'RUC',
  fecha: 'Fecha',
  tipo: 'Tipo',
  recurso: 'Recurso',
  resultado: 'Resultado',
  publicacion: 'Publicación',
  tribunalOrigen: 'Tribunal de origen',
  rolOrigen: 'Rol de origen',
}

/** The literal value of the source, where the page shows another. */
export function SourceFacts({ facts }: { readonly facts: ProvenanceView['segunFuente'] }) {
  return (
    <ul className="rd-list">
      {facts.map(({ dato, valor }) => (
        <li key={dato}>
          <span className="rd-note">{names[dato]}:</span> «{valor}»
        </li>
      ))}
    </ul>
  )
}

/** Source of a printed text. On screen the facts say it. */
export function PrintedColophon({ facts }: { readonly facts: Pick<RulingFactsView, 'fuente' | 'idSentence' | 'urlOficial'> }) {
  const source = `Fuente: ${sourceName(facts.fuente)}, documento ${facts.idSentence}.`
  return <p className="rd-colophon">{facts.urlOficial === null ? source : `${source} Original: ${facts.urlOficial}`}</p>
}
