import type { RulingFactsView } from '@basejuris/contract'
import { docketFilterLabel, parseDocketFilter } from '@basejuris/domain'
import type { AlertChoice, AlertChoices } from './alert-kinds.ts'

type Watched = Pick<RulingFactsView, 'rol' | 'rit' | 'ruc' | 'tribunal' | 'ministros' | 'normas' | 'materias'>

/** What an alert can watch of one ruling. Its own number goes with its court, since courts share numbers. */
export function rulingAlerts({ rol, rit, ruc, tribunal, ministros, normas, materias }: Watched): AlertChoices {
  const numbers = [rol ?? rit, ruc].filter((written) => written !== null && parseDocketFilter(written) !== null) as string[]
  const choice = (label: string, filters: AlertChoice['filters']): AlertChoice => ({ label, filters, total: null })
  return {
    rol: numbers.map((written) =>
      written === ruc
        ? choice(`${docketFilterLabel(written)}, en todos los tribunales`, { rol: [written] })
        : choice(`${docketFilterLabel(written)}, ${tribunal}`, { rol: [written], tribunal: [tribunal] }),
    ),
    ministro: ministros.map(({ nombre }) => choice(nombre, { ministro: [nombre] })),
    norma: Array.from(new Map(normas.map(({ clave, etiqueta }) => [clave, etiqueta])), ([key, label]) => choice(label, { norma: [key] })),
    materia: [...new Set(materias)].map((subject) => choice(subject, { materia: [subject] })),
    tribunal: [choice(tribunal, { tribunal: [tribunal] })],
  }
}
