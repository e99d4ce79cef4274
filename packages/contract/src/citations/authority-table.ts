import { z } from 'zod'
import { citationVerdicts } from './citation-verdicts.ts'

/** Groups of a table of authorities, in its order: norms by their rank, then rulings by their court, then opinions. */
export const authorityGroups = [
  'constitucion',
  'tratados',
  'codigos',
  'leyes',
  'decretos_con_fuerza_de_ley',
  'reglamentos',
  'autos_acordados',
  'otras_normas',
  'corte_suprema',
  'tribunal_constitucional',
  'cortes_de_apelaciones',
  'otros_tribunales',
  'sin_tribunal',
  'dictamenes',
] as const
export type AuthorityGroup = (typeof authorityGroups)[number]

/** A norm, an article or a ruling with every citation of it, in the order of the text. */
export const authoritySchema = z.object({
  /** «art. 161 Código del Trabajo», «Soto con Maderas del Sur S.A., Corte Suprema, rol N° 12.345-2020, 03-05-2021». */
  nombre: z.string(),
  /** The first of its citations' verdicts in the order of the verdicts. */
  veredicto: z.enum(citationVerdicts),
  /** `n` is the number of the citation, `lugar` where it stands: «p. 3, párrafo 12». */
  citas: z.array(z.object({ n: z.number().int(), lugar: z.string(), veredicto: z.enum(citationVerdicts) })).min(1),
})
export type Authority = z.infer<typeof authoritySchema>

/** Table of authorities: every citation of the text once, matched or not, grouped. Authorities are in the order in which they are first cited. */
export const authorityTableSchema = z.array(
  z.object({
    grupo: z.enum(authorityGroups),
    /** «Códigos», «Corte Suprema». */
    titulo: z.string(),
    autoridades: z.array(authoritySchema).min(1),
  }),
)
export type AuthorityTable = z.infer<typeof authorityTableSchema>
