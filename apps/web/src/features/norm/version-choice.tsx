import type { NormVersionView, NormView } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import { normHref } from '../../components/ruling/norm-href.ts'
import { buttonClass } from '../../components/ui/button.tsx'
import { describeVersion } from '../../format/norm-text.ts'
import type { NormAddress } from './norm-address.ts'

const shownVersions = 8
const stateNames: Readonly<Record<NormVersionView['estado'], string>> = {
  ultima: 'Última versión importada',
  anterior: 'Versión anterior',
  diferida: 'Vigencia diferida',
}

function VersionLink({
  version,
  address,
  isShown,
}: {
  readonly version: NormVersionView
  readonly address: NormAddress
  readonly isShown: boolean
}) {
  const { desde, hasta, porEvento, estado } = version
  const days = desde === null ? (porEvento ? 'depende de un hecho' : 'sin fecha') : `desde el ${formatDate(desde)}`
  const label = `${stateNames[estado]}, ${days}${hasta === null ? '' : ` hasta el ${formatDate(hasta)}`}`
  return desde === null || estado === 'diferida' ? (
    <span>{label}</span>
  ) : (
    <a href={normHref({ ...address, day: desde })} className="text-accent underline" {...(isShown ? { 'aria-current': 'true' } : {})}>
      {label}
    </a>
  )
}

/** A date to read the norm at, and the imported versions. Absent without a text. */
export function VersionChoice({ norm, address }: { readonly norm: NormView; readonly address: NormAddress }) {
  const { version, versiones, sinVersiones } = norm
  if (version === null) return null
  return (
    <section aria-label="Versión" className="mt-6 border-y border-paper-rule py-3.5 text-14 print:hidden">
      <form action={`/norma/${address.idNorma}`} className="flex flex-wrap items-center gap-2.5">
        {address.article !== null && <input type="hidden" name="articulo" value={address.article} />}
        <label htmlFor="norma-fecha" className="font-[560] max-md:basis-full">
          Versión vigente al
        </label>
        <input
          id="norma-fecha"
          type="date"
          name="fecha"
          defaultValue={address.day ?? ''}
          className="h-9 rounded-sm bg-sheet px-2.5 max-md:h-10 max-md:min-w-0 max-md:grow shadow-[inset_0_0_0_1px_var(--edge)]"
        />
        <button type="submit" className={buttonClass('line')}>
          Ver
        </button>
        {address.day !== null && (
          <a href={normHref({ ...address, day: null })} className="text-accent underline">
            Hoy
          </a>
        )}
      </form>
      <p className="mt-2 text-13 text-ink-2">
        {norm.refundidoEn !== null && 'Del texto original: '}
        {describeVersion(version)} {sinVersiones}
      </p>
      {versiones.length > 1 && (
        <details className="mt-1 text-13">
          <summary className="py-1">{versiones.length} versiones importadas</summary>
          <ul className="grid gap-1 pt-1">
            {versiones.slice(0, shownVersions).map((one) => (
              <li key={one.numero}>
                <VersionLink version={one} address={address} isShown={one.numero === version.numero} />
              </li>
            ))}
          </ul>
          {versiones.length > shownVersions && <p className="pt-1 text-ink-2">Las anteriores se abren por su fecha.</p>}
        </details>
      )}
    </section>
  )
}
