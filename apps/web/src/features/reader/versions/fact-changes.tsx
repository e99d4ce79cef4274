import type { ChangedFact } from './compare-facts.ts'

interface FactChangesProps {
  readonly facts: readonly ChangedFact[]
  readonly before: number
  readonly after: number
}

export function FactChanges({ facts, before, after }: FactChangesProps) {
  return (
    <table className="vs-facts">
      <caption className="sr-only">Datos distintos</caption>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Versión {before}</th>
          <th scope="col">Versión {after}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.name}>
            <th scope="row">{fact.name}</th>
            <td>{fact.before === '' ? <span className="vs-none">sin dato</span> : <del>{fact.before}</del>}</td>
            <td>{fact.after === '' ? <span className="vs-none">sin dato</span> : <ins>{fact.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
