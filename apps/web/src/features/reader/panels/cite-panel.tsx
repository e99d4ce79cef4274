import type { RulingView } from '@basejuris/contract'
import { formatLongDate } from '@basejuris/domain/spanish-format'
import { Copy, Download, X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'

interface CiteFormProps {
  readonly form: 'oficial' | 'corta' | 'palabras'
  readonly name: string
  readonly text: string
}

function CiteForm({ form, name, text }: CiteFormProps) {
  return (
    <div className="rd-form" data-form={form} hidden={text === ''}>
      <p className="rd-form-name">{name}</p>
      <p className="rd-form-text">{text}</p>
      <Button size="icon" data-copy={form} aria-label={`Copiar: ${name.toLocaleLowerCase('es-CL')}`}>
        <Copy size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    </div>
  )
}

const scopes = [
  { value: 'sentencia', label: 'Sentencia' },
  { value: 'lugar', label: 'Este lugar' },
  { value: 'seleccion', label: 'Selección' },
]

/** File formats of reference managers. */
const exports = [
  { format: 'ris', label: 'RIS (Zotero, EndNote)' },
  { format: 'bibtex', label: 'BibTeX' },
]

type CitedDays = Pick<RulingView, 'fechaSentencia' | 'fechaSegunTexto'>

/** Says that the citation has another day than the text. */
function OtherDay({ fechaSentencia, fechaSegunTexto }: CitedDays) {
  if (fechaSentencia === null || fechaSegunTexto === null) return null
  return (
    <p className="rd-form-note">
      La cita lleva la fecha de la fuente, {formatLongDate(fechaSentencia)}. El texto de la sentencia dice {formatLongDate(fechaSegunTexto)}
      : revise cuál corresponde.
    </p>
  )
}

/** Ways to cite the ruling, the current place or the selected text. The behaviour fills it in. */
export function CitePanel({
  official,
  short,
  days,
  prefix = '',
}: {
  readonly official: string
  readonly short: string
  readonly days: CitedDays
  readonly prefix?: string
}) {
  const id = `${prefix}citar`
  return (
    <div id={id} popover="auto" className="rd-cite" role="dialog" aria-label="Citar">
      <div className="rd-panel-top">
        <p>Citar</p>
        <Button size="icon" className="rd-close" popoverTarget={id} popoverTargetAction="hide" aria-label="Cerrar">
          <X size={17} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      <fieldset className="rd-scopes">
        <legend className="sr-only">Qué citar</legend>
        {scopes.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${prefix}alcance`}
              value={value}
              defaultChecked={value === 'sentencia'}
              disabled={value !== 'sentencia'}
              className="sr-only"
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <OtherDay {...days} />
      <CiteForm form="oficial" name="Completa" text={official} />
      <CiteForm form="corta" name="Breve" text={short} />
      <CiteForm form="palabras" name="Con el texto" text="" />
      <div className="rd-exports">
        {exports.map(({ format, label }) => (
          <Button key={format} size="sm" data-export={format}>
            <Download size={14} strokeWidth={1.5} aria-hidden />
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
