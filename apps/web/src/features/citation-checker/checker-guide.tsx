import { maxChecksPerHour } from '@basejuris/domain/limits'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { GuideList, guideHeadingClass } from '../../components/checked-text/guide-list.tsx'

export interface IndexFigures {
  /** Real rulings. */
  readonly rulings: number
  /** Day of the latest one. */
  readonly lastDay: string | null
  readonly norms: number
}

const compared = [
  'que la sentencia o el dictamen esté en el índice, con su rol, tribunal, fecha y carátula',
  'que la frase entre comillas sea la del fallo o la del artículo, palabra por palabra',
  'que el resultado que el escrito le atribuye al fallo (acogió, rechazó, confirmó, revocó, condenó, absolvió) sea el suyo, cuando lo dice sin dudas',
  'que la norma y su artículo existan y rijan hoy, y que el artículo no haya cambiado después del fallo que lo aplica',
]
const notCompared = [
  'doctrina, revistas y sentencias extranjeras',
  'que el fallo diga lo que el escrito sostiene, más allá de las comillas y del resultado',
  'las frases citadas de normas cuyo texto no está importado: el resultado lo dice',
]

function Figures({ figures }: { readonly figures: IndexFigures | null }) {
  if (figures === null) return null
  const { rulings, lastDay, norms } = figures
  return (
    <p className="figures py-2 text-14 text-pretty text-ink-2">
      {rulings === 0
        ? 'Aún no hay sentencias reales en el índice; las ficticias no se comparan. '
        : `${formatPlural(rulings, 'sentencia', 'sentencias')}${lastDay === null ? '' : `, hasta el ${formatDate(lastDay)}`}. `}
      {formatCount(norms)} normas del catálogo.
    </p>
  )
}

/** What a check compares, with what, and what it leaves out. */
export function CheckerGuide({ figures }: { readonly figures: IndexFigures | null }) {
  return (
    <div className="mt-11 grid gap-x-10 gap-y-8 lg:grid-cols-3">
      <GuideList title="Se comprueba" items={compared} />
      <GuideList title="No se comprueba" items={notCompared} />
      <section>
        <h2 className={guideHeadingClass}>Contra qué se compara</h2>
        <Figures figures={figures} />
        <p className="border-y border-rule py-2 text-14 text-pretty text-ink-2">
          <b className="font-[580] text-ink">«No está en nuestro índice» no es «no existe».</b> Es que no la tenemos.{' '}
          <a className="inline-link" href="/cobertura">
            Ver cobertura
          </a>
        </p>
        <p className="py-2 text-14 text-ink-2">Hasta {maxChecksPerHour} textos por hora.</p>
      </section>
    </div>
  )
}
