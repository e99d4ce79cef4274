import { formatDate } from '@basejuris/domain/spanish-format'

/** What was left in rulings drawn by lot: passages found by patterns and read by hand. Method and seeds: `docs/quality.md`. */
const measured = { on: '2026-11-21', rulings: 200, withHome: 3, withBirthDate: 2 } as const

/** How well masking works, and where to report what it left. The only place that states the figures to users. */
export function MaskingMeasure() {
  const { on, rulings, withHome, withBirthDate } = measured
  return (
    <>
      Lo hace un programa y puede fallar: el {formatDate(on)} buscamos en {rulings} sentencias sorteadas los pasajes que parecían contener
      un dato así y los leímos; no había ningún RUT, teléfono ni correo sin ocultar, pero en {withHome} quedaba algún domicilio y en{' '}
      {withBirthDate} una fecha de nacimiento. Si ve uno, avísenos con el{' '}
      <a className="inline-link" href="/privacidad#solicitud">
        formulario de datos personales
      </a>
      .
    </>
  )
}
