import { signingJudges } from '../../reading/signing-judges.ts'
import { harvestSource } from './harvest-source.ts'
import { laterEffectIn } from './later-effect.ts'

/** Regions as the tax courts' system abbreviates them. */
const regions: readonly (readonly [RegExp, string])[] = [
  [/arica/u, 'Región de Arica y Parinacota'],
  [/tarapac/u, 'Región de Tarapacá'],
  [/antofagasta/u, 'Región de Antofagasta'],
  [/atacama/u, 'Región de Atacama'],
  [/coquimbo/u, 'Región de Coquimbo'],
  [/valpara/u, 'Región de Valparaíso'],
  [/l\.?g\.?b|o['’]?higgins/u, "Región del Libertador General Bernardo O'Higgins"],
  [/maule/u, 'Región del Maule'],
  [/b[ií]o/u, 'Región del Biobío'],
  [/araucan/u, 'Región de La Araucanía'],
  [/r[ií]os/u, 'Región de Los Ríos'],
  [/lagos/u, 'Región de Los Lagos'],
  [/ays[eé]n/u, 'Región de Aysén'],
  [/magallanes/u, 'Región de Magallanes y de la Antártica Chilena'],
  [/metropolitana|santiago/u, 'Región Metropolitana'],
]
const metropolitan = /\b(?<ordinal>primer|segundo|tercer|cuarto|1|2|3|4)[°º]?(?:er|do|to)?\b/u
const ordinals: Readonly<Record<string, string>> = { '1': 'Primer', '2': 'Segundo', '3': 'Tercer', '4': 'Cuarto' }

const courtOf = (written: string): string => {
  const folded = written.toLowerCase()
  const region = regions.find(([pattern]) => pattern.test(folded))?.[1]
  if (region === undefined) return written
  const ordinal = metropolitan.exec(folded)?.groups?.['ordinal']
  const prefix = ordinal === undefined ? '' : `${ordinals[ordinal] ?? ordinal.charAt(0).toUpperCase() + ordinal.slice(1)} `
  return `${prefix}Tribunal Tributario y Aduanero de la ${region}`
}

const decision =
  /\bse (?:acoge|rechaza|confirma|revoca|deja sin efecto|declara inadmisible|hace lugar|desestima|absuelve|condena)(?:,? (?:parcialmente|en parte))?[^,.;]{0,60}/iu
/** «la sentencia de primera instancia acogió el reclamo», «el reclamo fue rechazado». */
const reported =
  /\b(?:(?:sentencia|fallo|tribunal)(?: de primera instancia)?,? (?:resolvi[oó] )?(?:acog(?:i[oó]|er)|rechaz(?:[oó]|ar)|confirm(?:[oó]|ar)|desestim(?:[oó]|ar))(?:,? (?:parcialmente|en parte))? (?:el reclamo|la reclamaci[oó]n|la denuncia|el acta)|(?:el reclamo|la reclamaci[oó]n) (?:fue|es) (?:acogid|rechazad|desestimad)[oa](?:,? (?:parcialmente|en parte))?)/iu
const decisionIn = (abstract: string): string | null => (decision.exec(abstract) ?? reported.exec(abstract))?.[0].trim() ?? null

const firstCapital = (text: string | null): string | null => (text === null ? null : text.charAt(0).toUpperCase() + text.slice(1))

/** The harvester truncates texts at a hundred thousand characters. A complete one ends with the stamp of its electronic signature. */
const cutAt = 95_000
const isCut = (text: string): boolean =>
  text.length > cutAt && !/timbre electr[oó]nico|firmado electr[oó]nicamente/iu.test(text.slice(-150))

/** Tax and customs courts. The source writes everything in lower case; its abstract names the decision. */
export const harvestedTta = harvestSource({
  organ: 'TTA',
  name: 'Tribunales tributarios y aduaneros',
  collection: 'administrativo',
  read: ({ title, text, fields }) => {
    const rit = fields.text('rit')?.toUpperCase() ?? null
    const court = fields.text('tribunal')
    const abstract = fields.text('extracto') ?? ''
    return {
      judges: signingJudges(text),
      court: court === null ? 'Tribunal Tributario y Aduanero' : courtOf(court),
      docketNumber: rit,
      rit,
      ruc: fields.text('ruc')?.toUpperCase() ?? null,
      caption: title,
      documentKind: 'sentencia',
      appealType: firstCapital(fields.text('procedure')),
      subjects: fields
        .list('subject')
        .flatMap((subject) => firstCapital(subject.replace(/\bn°/gu, 'N°').replace(/\bct\b/gu, 'Código Tributario')) ?? []),
      outcomeText: decisionIn(abstract),
      undoneAs: laterEffectIn(abstract),
      remarks: isCut(text) ? ['cut_text'] : [],
    }
  },
})
