import type { Outcome } from '@basejuris/domain'
import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { findDisposition } from '../disposition/find-disposition.ts'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { decidedOtherwise } from './decided-otherwise.ts'
import { isStatedAct } from './decision-words.ts'
import { findStatedDecisions } from './find-stated-decisions.ts'

const decided = (said: string, outcome: Outcome, decision: string): string | null => {
  const text = `La Corte Suprema, rol N° 12.345-2022, ${said}.`
  const [[stated] = []] = findStatedDecisions(text, findRulingCitations(text, { isBrief: true }))
  const disposition = findDisposition(buildSections(undefined, `Se resuelve: ${decision}`))
  if (stated === undefined || !isStatedAct(stated.act) || disposition === null) throw new Error('Nothing to compare')
  return decidedOtherwise({ ...stated, act: stated.act }, { outcome, disposition })
}

describe('a ruling that decides otherwise', () => {
  it.each<[string, Outcome, string, string]>([
    [
      'acogió el recurso de casación en el fondo',
      'rechaza',
      'se rechaza el recurso de casación en el fondo deducido por la actora.',
      'lo rechaza',
    ],
    ['acogió el recurso de protección', 'rechaza', 'se rechaza, sin costas, la acción de protección.', 'lo rechaza'],
    [
      'acogió el recurso de unificación de jurisprudencia',
      'inadmisible',
      'se declara inadmisible el recurso de unificación de jurisprudencia.',
      'lo declara inadmisible',
    ],
    ['acogió el recurso', 'rechaza', 'se rechaza el recurso de amparo.', 'rechaza el recurso de amparo'],
    ['acogió la demanda', 'rechaza', 'se rechaza la demanda en todas sus partes, con costas.', 'la rechaza'],
    ['rechazó el recurso de protección', 'acoge', 'se acoge el recurso de protección, sin costas.', 'lo acoge'],
    ['rechazó la protección', 'acoge', 'se acoge la acción de protección, sin costas.', 'lo acoge'],
    ['rechazó la demanda en todas sus partes', 'acoge_parcial', 'se acoge en parte la demanda, sin costas.', 'la acoge en parte'],
    ['acogió íntegramente la demanda', 'acoge_parcial', 'se acoge parcialmente la demanda.', 'la acoge en parte'],
    [
      'revocó la sentencia',
      'confirma',
      'se confirma la sentencia apelada, con declaración de que la suma se eleva a tres millones.',
      'confirma la sentencia apelada, con una declaración que la modifica',
    ],
    ['rechazó el recurso de protección', 'revoca', 'se revoca la sentencia apelada y se acoge el recurso de protección.', 'lo acoge'],
    [
      'acogió el recurso de apelación',
      'confirma',
      'se confirma la sentencia apelada de tres de mayo de dos mil veinte.',
      'confirma la sentencia apelada',
    ],
    [
      'rechazó el recurso de apelación',
      'revoca',
      'se revoca la sentencia apelada de tres de mayo de dos mil veinte.',
      'revoca la sentencia apelada',
    ],
    ['confirmó la sentencia', 'revoca', 'se revoca la sentencia apelada de tres de mayo de dos mil veinte.', 'revoca la sentencia apelada'],
    [
      'revocó la sentencia',
      'confirma',
      'se confirma la sentencia apelada de tres de mayo de dos mil veinte.',
      'confirma la sentencia apelada',
    ],
    ['casó la sentencia', 'rechaza', 'se rechaza el recurso de casación en el fondo.', 'rechaza el recurso de casación en el fondo'],
    [
      'revocó la resolución apelada',
      'confirma',
      'se confirma la resolución apelada de tres de mayo de dos mil veinte.',
      'confirma la resolución apelada',
    ],
    [
      'confirmó la resolución apelada',
      'revoca',
      'se revoca la resolución de tres de mayo de dos mil veinte y en su lugar se declara que no se hace lugar a la solicitud de la ejecutada.',
      'revoca la resolución apelada',
    ],
    [
      'rechazó el recurso de protección',
      'acoge',
      'I.- Que se rechaza la alegación de falta de legitimación pasiva. II.- Que se acoge el recurso de protección.',
      'lo acoge',
    ],
    [
      'acogió la demanda',
      'rechaza',
      'I.- Que se acoge la solicitud de la actora y se hace efectivo el apercibimiento. II.- Que se rechaza la demanda.',
      'la rechaza',
    ],
    [
      'acogió el recurso de protección',
      'rechaza',
      'Recurso de Protección, se rechaza, sin costas, el deducido por Ana Soto.',
      'lo rechaza',
    ],
    ['acogió la demanda', 'rechaza', 'se rechaza la reclamación en todas sus partes.', 'rechaza la reclamación'],
    ['absolvió al acusado', 'condena', 'se condena a Mario Soto a la pena de sesenta días de prisión como autor de hurto.', 'condena'],
    [
      'condenó a la acusada',
      'absuelve',
      'se absuelve a Ana Soto de la acusación de ser autora de hurto. No se condena a la Fiscalía al pago de las costas.',
      'absuelve',
    ],
  ])('«%s» where it %s: %s', (said, outcome, decision, expected) => {
    expect(decided(said, outcome, decision)).toBe(expected)
  })

  it.each<[string, Outcome, string]>([
    ['acogió el recurso de casación en el fondo', 'casa', 'se acoge el recurso de casación en el fondo deducido por la actora.'],
    ['acogió parcialmente la demanda', 'acoge_parcial', 'se acoge en parte la demanda, sin costas.'],
    ['acogió la demanda', 'acoge_parcial', 'se acoge la demanda, solo en cuanto se condena a pagar el feriado.'],
    ['rechazó la demanda', 'acoge_parcial', 'se acoge en parte la demanda, sin costas.'],
    [
      'rechazó el recurso de casación en la forma',
      'casa',
      'se rechaza el recurso de casación en la forma y se acoge el recurso de casación en el fondo.',
    ],
    ['rechazó la demanda', 'casa', 'se acoge el recurso de casación en el fondo deducido por la demandada.'],
    ['acogió la demanda', 'rechaza', 'se rechaza el recurso de casación en el fondo.'],
    ['acogió el recurso de protección', 'confirma', 'se confirma la sentencia apelada de tres de mayo de dos mil veinte.'],
    ['rechazó el recurso', 'inadmisible', 'se declara inadmisible el recurso de queja.'],
    ['acogió la apelación', 'confirma', 'se confirma la sentencia apelada, con declaración de que la suma se eleva a tres millones.'],
    ['acogió el recurso de protección', 'otro', 'se rechaza el recurso de protección.'],
    [
      'acogió la demanda',
      'rechaza',
      'se rechaza la excepción de incompetencia opuesta a la demanda y se ordena seguir adelante la ejecución.',
    ],
    ['acogió la demanda', 'rechaza', 'se rechaza la demanda principal. Se acoge la petición subsidiaria.'],
    ['rechazó la demanda', 'acoge', 'se acoge la denuncia de vulneración de derechos fundamentales.'],
    [
      'acogió la excepción de litispendencia',
      'rechaza',
      'se acoge la excepción de litis pendencia, rechazándose, en consecuencia, la solicitud de designación de árbitro.',
    ],
    [
      'absolvió al acusado',
      'condena',
      'se condena a Mario Soto a sesenta días de prisión por hurto. Se absuelve a Mario Soto de las lesiones.',
    ],
    ['absolvió al acusado', 'condena', 'se condena a Mario Soto a sesenta días de prisión por hurto, absolviéndolo de las lesiones.'],
    ['condenó al acusado', 'anula', 'se acoge el recurso de nulidad y se anula la sentencia.'],
  ])('is none for «%s» where it %s: %s', (said, outcome, decision) => {
    expect(decided(said, outcome, decision)).toBeNull()
  })
})
