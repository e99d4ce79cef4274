import type { FieldRow } from './describe-schema.ts'

const headClass = 'border-b border-edge pb-1.5 text-left text-12 font-[560] text-ink-3'

interface FieldTableProps {
  /** Path of the call. */
  readonly of: string
  readonly caption: string
  readonly rows: readonly FieldRow[]
}

export function FieldTable({ of, caption, rows }: FieldTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={`${caption}, ${of}`}>
      <table className="w-full min-w-[34rem] text-13">
        <thead>
          <tr>
            <th className={`${headClass} w-[32%]`}>{caption}</th>
            <th className={headClass}>Tipo</th>
            <th className={`${headClass} w-[46%]`}>Límites</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, required, limits }) => (
            <tr key={name} className="border-b border-paper-rule align-baseline">
              <td className="py-1.5 pr-4">
                <code className="font-mono text-[0.9em] break-all">{name}</code>
                {required && <span className="ml-2 text-12 text-ink-3">obligatorio</span>}
              </td>
              <td className="py-1.5 pr-4 break-words text-ink-2">{type}</td>
              <td className="py-1.5 text-ink-2">{limits.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
