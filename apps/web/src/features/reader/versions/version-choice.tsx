import type { RulingVersionView } from '@basejuris/contract'
import { Button } from '../../../components/ui/button.tsx'
import { formatInstant } from '../provenance/version-summary.ts'

interface VersionChoiceProps {
  readonly docId: string
  readonly versions: readonly RulingVersionView[]
  readonly before: number
  readonly after: number
}

/** Form that chooses the two versions; it works without scripts. Absent while there are only two. */
export function VersionChoice({ docId, versions, before, after }: VersionChoiceProps) {
  const readable = versions.filter(({ legible }) => legible)
  if (readable.length < 3) return null
  return (
    <form action="/sentencia/versiones" className="vs-choice">
      <input type="hidden" name="id" value={docId} />
      <VersionSelect name="antes" label="Antes" versions={readable} chosen={before} />
      <VersionSelect name="despues" label="Después" versions={readable} chosen={after} />
      <Button type="submit" variant="line">
        Comparar
      </Button>
    </form>
  )
}

interface VersionSelectProps {
  readonly name: string
  readonly label: string
  readonly versions: readonly RulingVersionView[]
  readonly chosen: number
}

function VersionSelect({ name, label, versions, chosen }: VersionSelectProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {versions.map((version) => (
          <option key={version.version} value={version.version}>
            {`Versión ${version.version}${version.mostrada ? ', vigente' : ''} · ${formatInstant(version.guardada)}`}
          </option>
        ))}
      </select>
    </label>
  )
}
