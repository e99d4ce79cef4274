import { formatDate } from '@basejuris/domain/spanish-format'

/** What was left in rulings drawn by lot: passages found by patterns and read by hand. Method and seeds: `docs/quality.md`. */
const measured = { on: '2026-11-21', rulings: 200, withHome: 3, withBirthDate: 2 } as const

/** How well masking works, and where to report what it left. The only place that states the figures to users. */
export const maskingMeasure = `Lo hace un programa y puede fallar: el ${formatDate(measured.on)} buscamos en ${measured.rulings} sentencias sorteadas los pasajes que parecían contener un dato así y los leímos; no había ningún RUT, teléfono ni correo sin ocultar, pero en ${measured.withHome} quedaba algún domicilio y en ${measured.withBirthDate} una fecha de nacimiento. Si ve uno, avísenos con el [formulario de datos personales](/privacidad#solicitud).`
