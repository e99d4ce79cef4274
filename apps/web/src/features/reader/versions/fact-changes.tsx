import type { ChangedFact } from './compare-facts.ts'
import { VersionSide } from './version-side.tsx'

interface FactChangesProps {
  readonly facts: readonly ChangedFact[]
  readonly before: number
  readonly after: number
}

/** The facts that differ, each value under its version. */
export function FactChanges({ facts, before, after }: FactChangesProps) {
  return (
    <div className="vs-facts">
      {facts.map((fact) => (
        <section key={fact.name} className="vs-change" aria-label={`Dato distinto, ${fact.name}`}>
          <h2>{fact.name}</h2>
          <VersionSide version={before}>{fact.before === '' ? <p className="vs-none">sin dato</p> : <del>{fact.before}</del>}</VersionSide>
          <VersionSide version={after}>{fact.after === '' ? <p className="vs-none">sin dato</p> : <ins>{fact.after}</ins>}</VersionSide>
        </section>
      ))}
    </div>
  )
}
