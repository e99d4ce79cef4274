import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../testing/check-texts.ts'

const words = 'la llave del almacén queda siempre bajo custodia de quien firma el inventario'
const ruling = (docId: string, docketNumber: string, considerandos: string[]) =>
  buildRuling({
    docId,
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber,
    sections: buildSections(considerandos),
  })

const check = checkTextsOver([
  ruling('almacen', '4321-2021', [
    'Primero: Que se recurre contra el inventario de un almacén.',
    'Segundo: Que el bodeguero firmó ese inventario.',
    `Tercero: Que ${words}, cualquiera sea la hora.`,
  ]),
  ruling('otra', '777-2020', ['Primero: Que se trata de otro asunto.', 'Segundo: Que nada más consta.']),
])

it.each<[string, string | null]>([
  [
    `La Corte Suprema, rol N° 4.321-2021, sostuvo en su considerando segundo: «${words}».`,
    'Su escrito las ubica en c. 2°; están en c. 3°.',
  ],
  [
    `La Corte Suprema, rol N° 4.321-2021, al rechazar el recurso, señaló en el motivo primero lo siguiente: «${words}».`,
    'Su escrito las ubica en c. 1°; están en c. 3°.',
  ],
  [
    `La Corte Suprema dijo en el rol N° 4.321-2021 que «${words}» (considerando segundo).`,
    'Su escrito las ubica en c. 2°; están en c. 3°.',
  ],
  [
    `Según el considerando segundo de la sentencia 4.321-2021 de la Corte Suprema, «${words}».`,
    'Su escrito las ubica en c. 2°; están en c. 3°.',
  ],
  [`La Corte Suprema, rol N° 4.321-2021, sostuvo en su considerando tercero: «${words}».`, null],
  [`La Corte Suprema, rol N° 4.321-2021, sostuvo en sus considerandos segundo y tercero: «${words}».`, null],
  [`La Corte Suprema, rol N° 4.321-2021, al revisar el considerando segundo del fallo apelado, sostuvo: «${words}».`, null],
  [`Corte Suprema, rol N° 4.321-2021. En el rol N° 777-2020, considerando segundo: «${words}».`, null],
  [`La Corte Suprema, rol N° 4.321-2021, sostuvo en su considerando noveno: «${words}».`, null],
])('«%s»', async (texto, phrase) => {
  const { citas } = await check(texto)
  const [first] = citas
  expect(first).toMatchObject({ docId: 'almacen' })
  const said = citas.flatMap(({ evidencia }) => evidencia.frases).find((each) => each.startsWith('Su escrito las ubica')) ?? null
  expect(said).toBe(phrase)
  if (phrase !== null) expect(first?.veredicto).toBe('existe')
})
