import type { Outcome } from '@basejuris/domain'
import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { findDisposition } from '../disposition/find-disposition.ts'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { compareDecision } from './compare-decision.ts'
import { findStatedDecisions } from './find-stated-decisions.ts'

const court = 'La Corte de Apelaciones de Talca'
const compare = (said: string, outcome: Outcome, decision: string, named = court) => {
  const text = `${named}, rol N° 1234-2022, ${said}.`
  const [[stated] = []] = findStatedDecisions(text, findRulingCitations(text, { isBrief: true }))
  const disposition = findDisposition(buildSections(undefined, `Se resuelve: ${decision}`))
  if (stated === undefined || disposition === null) throw new Error('Nothing to compare')
  const compared = compareDecision(stated, { outcome, disposition })
  return compared.kind === 'differs' ? compared.says : compared.kind
}

const mixed =
  'I.- Se rechaza la denuncia por vulneración de derechos fundamentales. II.- Se acoge la demanda de despido injustificado. III.- Se rechaza la demanda de indemnización por daño moral.'
const twoRecourses =
  'se rechaza el recurso de nulidad interpuesto por la Inspección Provincial del Trabajo y se acoge el deducido por la reclamante, Maderas del Sur S.A., en contra de la sentencia de tres de mayo.'

describe('a stated outcome of an object', () => {
  it.each<[string, Outcome, string, string]>([
    ['acogió la tercería', 'rechaza', 'se rechaza la tercería de posesión, sin costas.', 'la rechaza'],
    ['acogió las excepciones', 'acoge', 'se rechazan, en todas sus partes, las excepciones opuestas por la ejecutada.', 'la rechaza'],
    ['rechazó la excepción de prescripción', 'rechaza', 'se acoge la excepción de prescripción opuesta por el ejecutado.', 'la acoge'],
    [
      'rechazó la excepción de prescripción',
      'rechaza',
      'se acoge la excepción del artículo 464 N°17 opuesta por el ejecutado.',
      'la acoge',
    ],
    [
      'rechazó la demanda',
      'acoge_parcial',
      'se acoge, parcialmente, la demanda y se condena a pagar la suma que indica.',
      'la acoge en parte',
    ],
    ['rechazó la demanda en todas sus partes', 'mixto', mixed, 'la acoge en parte'],
    ['acogió la denuncia', 'mixto', mixed, 'la rechaza'],
    ['acogió la nulidad de la Inspección del Trabajo', 'acoge', twoRecourses, 'lo rechaza'],
    [
      'acogió el abandono del procedimiento',
      'revoca',
      'se revoca la resolución de tres de mayo y en su lugar se rechaza el incidente de abandono.',
      'lo rechaza',
    ],
    [
      'rechazó el incidente',
      'revoca',
      'se revoca la resolución apelada que rechazó el incidente de exclusión y se declara que dicho incidente queda acogido.',
      'lo acoge',
    ],
    [
      'confirmó la resolución que tuvo por no presentada la demanda',
      'revoca',
      'se revoca la resolución apelada de tres de mayo.',
      'revoca la resolución apelada',
    ],
    [
      'confirmó la resolución apelada',
      'inadmisible',
      'se declara inadmisible el recurso de apelación interpuesto por la solicitante.',
      'declara inadmisible el recurso de apelación y no revisa la resolución',
    ],
    [
      'condenó a la demandada a pagar $30.000.000',
      'confirma',
      'se confirma la sentencia apelada, con declaración que se rebaja la indemnización a la suma de $20.000.000.',
      'dice $20.000.000, no $30.000.000',
    ],
  ])('«%s» is contradicted where it %s: %s', (said, outcome, decision, expected) => {
    expect(compare(said, outcome, decision)).toBe(expected)
  })

  it.each<[string, Outcome, string]>([
    ['acogió la tercería', 'acoge', 'se acoge la tercería de posesión.'],
    ['acogió parcialmente la demanda', 'acoge_parcial', 'se acoge, parcialmente, la demanda.'],
    ['rechazó la excepción de prescripción', 'acoge', 'I.- Se rechaza la excepción de prescripción. II.- Se acoge la demanda.'],
    ['rechazó la nulidad de la Inspección del Trabajo', 'acoge', twoRecourses],
    ['acogió el recurso de nulidad de Maderas del Sur', 'acoge', twoRecourses],
    ['acogió la demanda de despido injustificado', 'mixto', mixed],
    ['condenó a la demandada a pagar veinte millones de pesos', 'acoge', 'se acoge la demanda y se condena al pago de $20.000.000.'],
    ['declaró inadmisible el recurso', 'inadmisible', 'se declara inadmisible el recurso de apelación de la demandada.'],
    ['confirmó la sentencia apelada', 'rechaza', 'se rechaza el recurso de nulidad deducido por la demandada.'],
  ])('«%s» agrees where it %s: %s', (said, outcome, decision) => {
    expect(compare(said, outcome, decision)).toBe('agrees')
  })

  it.each<[string, Outcome, string]>([
    ['acogió la excepción de prescripción', 'acoge', 'I.- Se rechaza la excepción de caducidad. II.- Se acoge la demanda.'],
    ['rechazó la demanda en cuanto al daño moral', 'acoge_parcial', 'se acoge, parcialmente, la demanda.'],
    ['rechazó la demanda de daño moral', 'mixto', 'I.- Se acoge en parte la demanda. II.- Se acoge la demanda de despido.'],
    ['rechazó la demanda', 'confirma', 'se confirma la sentencia apelada de tres de mayo.'],
    ['acogió el recurso de nulidad', 'acoge', twoRecourses],
    ['lo rechazó', 'acoge', 'se rechazan las excepciones y se ordena seguir adelante la ejecución.'],
    ['ordenó retrotraer el procedimiento', 'acoge', 'se acoge el incidente de nulidad.'],
    [
      'condenó a la demandada a pagar $30.000.000',
      'acoge',
      'se condena a pagar $10.000.000 por lucro cesante y $5.000.000 por daño moral.',
    ],
    ['rechazó la demanda', 'casa', 'se acoge el recurso de casación en el fondo deducido por la demandada.'],
  ])('«%s» cannot be compared where it %s: %s', (said, outcome, decision) => {
    expect(compare(said, outcome, decision)).toBe('unknown')
  })
})

const judge = (said: string, outcome: Outcome, decision: string): string => {
  const text = `El Juzgado de Garantía de Talca, RIT 1234-2022, ${said}.`
  const [[stated] = []] = findStatedDecisions(text, findRulingCitations(text, { isBrief: true }))
  const disposition = findDisposition(buildSections(undefined, `Se declara: ${decision}`))
  if (stated === undefined || disposition === null) throw new Error('Nothing to compare')
  const compared = compareDecision(stated, { outcome, disposition })
  return compared.kind === 'differs' ? [compared.of, compared.says].filter(Boolean).join(' / ') : compared.kind
}
const theft =
  'I.- Que se condena a Mario Soto, como autor del delito consumado de hurto simple, a la pena de SESENTA Y UN (61) DÍAS de presidio menor en su grado mínimo. II.- Que se le exime del pago de las costas.'

describe('a stated judgement of a crime', () => {
  it.each<[string, Outcome, string, string]>([
    ['condenó por hurto simple', 'condena', theft, 'agrees'],
    ['condenó como autor de robo con violencia', 'condena', theft, 'condenó por robo con violencia / condena por hurto'],
    ['condenó a 61 días de presidio', 'condena', theft, 'agrees'],
    ['condenó a la pena de quinientos cuarenta y un días', 'condena', theft, 'la pena es de 541 días / impone 61 días'],
    ['absolvió de hurto', 'condena', theft, 'condena'],
    ['condenó por hurto, con costas', 'condena', theft, 'con costas / no condena en costas'],
    ['condenó por estafa', 'absuelve', 'se absuelve a Ana Soto de ser autora del delito de estafa.', 'absuelve'],
    [
      'absolvió de amenazas',
      'condena',
      'I.- Que se condena a Mario Soto por el delito de amenazas. II.- Que se absuelve a Mario Soto del delito de desacato.',
      'absolvió de amenazas / condena por amenazas',
    ],
    [
      'absolvió de desacato',
      'condena',
      'I.- Que se condena a Mario Soto por el delito de amenazas. II.- Que se absuelve a Mario Soto del delito de desacato.',
      'agrees',
    ],
    [
      'condenó en costas a la Fiscalía',
      'absuelve',
      'se absuelve a Ana Soto. No se condena en costas a la Fiscalía.',
      'con costas / no condena en costas',
    ],
    ['condenó por lesiones', 'condena', 'se condena a Mario Soto por el delito de lesiones leves.', 'agrees'],
    ['condenó por hurto', 'condena', 'se condena a Mario Soto a la pena de sesenta días de prisión.', 'unknown'],
    ['acogió sin costas', 'acoge', 'se acoge la acción deducida, con costas.', 'sin costas / condena en costas'],
    ['rechazó', 'acoge', 'se acoge la acción deducida, con costas.', 'acoge'],
  ])('«%s» where it %s', (said, outcome, decision, expected) => {
    expect(judge(said, outcome, decision)).toBe(expected)
  })
})

describe('a stated judgement of constitutionality', () => {
  it.each<[string, string, string]>([
    [
      'declaró contraria a la Constitución la norma',
      'Que la disposición del proyecto es conforme con la Constitución.',
      'declara que lo examinado es conforme a la Constitución',
    ],
    [
      'declaró conforme con la Constitución el artículo',
      'Que no se emite pronunciamiento sobre las disposiciones del proyecto.',
      'no emite pronunciamiento',
    ],
    ['declaró inaplicable el precepto', 'Que se rechaza el requerimiento deducido a fojas 1.', 'rechaza el requerimiento'],
    ['declaró inaplicable el precepto', 'Que se acoge el requerimiento deducido a fojas 1 y se declara inaplicable el precepto.', 'agrees'],
    [
      'declaró inconstitucionales las normas',
      'Que el artículo 1 es constitucional. Que no se emitirá pronunciamiento sobre el artículo 2.',
      'unknown',
    ],
  ])('«%s» where it says: %s', (said, decision, expected) => {
    expect(compare(said, 'otro', decision, 'El Tribunal Constitucional')).toBe(expected)
  })
})
