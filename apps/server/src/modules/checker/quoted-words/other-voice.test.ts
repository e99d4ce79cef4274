import { headlineOf } from '@basejuris/contract/check-words'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const alleged = 'el faro de la caleta estuvo apagado durante toda la noche del temporal'
const repeated = 'la bitácora del puerto vale como prueba de cada señal que se encendió'
const dissent = 'el farolero responde siempre por la lámpara que se le confió al embarcar'
const concurrence = 'la multa del puerto debió fijarse según el calado de cada embarcación'
const paragraph = (anchor: string, text: string) => [{ anchor, text }]

const held = 'la linterna del muelle no requiere de un segundo farolero durante el invierno'

const check = checkTextsOver([
  buildRuling({
    docId: 'dictamen',
    collection: 'contraloria',
    base: null,
    court: 'Contraloría General de la República',
    rit: null,
    fictional: false,
    docketNumber: '9876-2021',
    caption: 'Patente de un faro',
    sections: [
      {
        anchor: 'texto',
        kind: 'texto',
        number: null,
        title: 'Texto',
        paragraphs: [
          ...paragraph('p1', 'Los señores Elías Luna y Eva Alba reclaman respecto del oficio que negó la patente del faro.'),
          ...paragraph('p2', `Exponen, en lo medular, que ${held}.`),
        ],
      },
    ],
  }),
  buildRuling({
    docId: 'faro',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber: '4321-2021',
    caption: 'Luna con Puerto del Sur S.A.',
    sections: [
      ...buildSections([
        `Primero: Que la recurrente sostiene que ${alleged}. Agrega que ${repeated}.`,
        `Segundo: Que este tribunal estima que ${repeated}, por lo que el recurso será rechazado.`,
      ]),
      {
        anchor: 'voto',
        kind: 'voto',
        number: null,
        title: 'Voto en contra',
        paragraphs: paragraph('p20', `Acordada con el voto en contra del ministro señor Alba, para quien ${dissent}.`),
      },
      {
        anchor: 'prevencion',
        kind: 'voto',
        number: null,
        title: 'Prevención',
        paragraphs: paragraph('p21', `Se previene que la ministra señora Faro estima que ${concurrence}.`),
      },
    ],
  }),
])

const theirs = 'el farolero no responde por la lámpara que otro encendió sin su aviso ni licencia'
const placed = checkTextsOver([
  buildRuling({
    docId: 'cotejo',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber: '5555-2021',
    caption: 'Mar con Puerto del Este S.A.',
    sections: buildSections([
      `Primero: Que, para acreditar la existencia de distintas interpretaciones, el recurrente acompañó una sentencia para su cotejo. Dicha sentencia resolvió que ${theirs}.`,
      'Segundo: Que no se advierte la divergencia que el recurso postula, por lo que será desestimado.',
    ]),
  }),
  buildRuling({
    docId: 'lampara',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber: '8765-2021',
    caption: 'Sol con Puerto del Norte S.A.',
    sections: buildSections([
      'Primero: Que se dedujo un recurso contra la sentencia del juzgado del puerto.',
      'Segundo: Que la lámpara era ajena, por lo que el recurso será rechazado sin más trámite que su registro.',
    ]),
  }),
])

it.each([
  [dissent, 'voto', 'Las palabras están en el voto de minoría, no en lo que resolvió el tribunal.'],
  [concurrence, 'prevencion', 'Las palabras están en una prevención, no en lo que resolvió el tribunal.'],
  [
    alleged,
    'parte',
    'Las palabras están donde el fallo relata lo que dijo una parte («Alega la recurrente»), no en lo que resolvió el tribunal.',
  ],
])('says that «%s», quoted as the court’s, is of another voice', async (words, relato, phrase) => {
  const { citas, resumen } = await check(`La Corte Suprema ha resuelto, en rol N° 4.321-2021, que «${words}», y con ello basta.`)
  expect(citas).toMatchObject([{ veredicto: 'existe', evidencia: { citasTextuales: [{ resultado: 'textual', vozAjena: { relato } }] } }])
  expect(citas[0]?.evidencia.frases).toContain(phrase)
  expect(resumen).toMatchObject({ porGrupo: { revisar: 1 }, porVeredicto: { existe: 1 } })
  expect(headlineOf(resumen)).toBe('Conviene revisar 1 cita')
})

it('says so where it is not sure which party', async () => {
  const { citas } = await check(`El dictamen N° 9.876, de 2021, de la Contraloría General de la República, concluyó que «${held}».`)
  expect(citas[0]?.evidencia.frases).toContain(
    'Las palabras están donde el fallo relata lo alegado por una parte, no en lo que resolvió el tribunal.',
  )
})

it('says that the words are of a ruling that was brought to be compared', async () => {
  const { citas } = await placed(`La Corte Suprema resolvió, en rol N° 5.555-2021, que «${theirs}», y con ello basta.`)
  expect(citas[0]?.evidencia.frases).toContainEqual(expect.stringMatching(/^El tribunal reproduce ahí otra sentencia/))
})

it.each([
  ['considerando primero', 'Su escrito las ubica en c. 1°; están en c. 2°.'],
  ['considerando segundo', null],
])('compares the place that a text names: %s', async (place, phrase) => {
  const own = 'por lo que el recurso será rechazado sin más trámite que su registro'
  const { citas, resumen } = await placed(`La Corte Suprema, rol N° 8.765-2021, ${place}, resolvió que la lámpara era ajena, «${own}».`)
  expect(citas[0]?.evidencia.frases.find((each) => each.startsWith('Su escrito las ubica')) ?? null).toBe(phrase)
  expect(resumen.porGrupo.revisar).toBe(phrase === null ? 0 : 1)
})

it.each([
  `En el voto en contra de la Corte Suprema, rol N° 4.321-2021, se lee que «${dissent}».`,
  `La Corte Suprema, en rol N° 4.321-2021, tuvo una disidencia: «${dissent}».`,
  `Corte Suprema, rol N° 4.321-2021: «${concurrence}» (prevención).`,
  `En Corte Suprema, rol N° 4.321-2021, el recurrente sostiene que «${alleged}».`,
  `La Corte Suprema resolvió en rol N° 4.321-2021 que «${repeated}».`,
])('says nothing of «%s»', async (texto) => {
  const { citas, resumen } = await check(texto)
  expect(citas).toMatchObject([{ veredicto: 'existe', evidencia: { citasTextuales: [{ resultado: 'textual', vozAjena: null }] } }])
  expect([resumen.porGrupo.revisar, headlineOf(resumen)]).toEqual([0, 'La única cita coincide con el índice'])
})
