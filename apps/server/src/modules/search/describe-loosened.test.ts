import { expect, it } from 'vitest'
import {
  describeAnyOfWords,
  describeLoosened,
  describeLooseQuotes,
  describeLooseWords,
  describeUnknownWords,
  describeUnmet,
} from './describe-loosened.ts'

const chip = (tipo: 'tribunal' | 'fecha' | 'recurso' | 'resultado' | 'ministro' | 'disidente' | 'palabras', texto: string) =>
  ({ tipo, texto, valor: texto, resto: '', clave: `${tipo}:${texto}`, modo: 'exigir' }) as const
const say = (chips: readonly ReturnType<typeof chip>[], keys: readonly string[]): string[] =>
  describeLoosened({ chips, loosened: keys.map((key) => ({ key, text: key })) })

it('says what was not found and what is shown instead', () => {
  const [court, year] = [chip('tribunal', 'Corte Suprema'), chip('fecha', '2024')]
  expect(say([court, year], ['fecha:2024'])).toEqual([
    'No consta ninguna sentencia de 2024 de la Corte Suprema; se muestran sentencias de la Corte Suprema de otras fechas.',
  ])
  expect(say([year], ['fecha:2024'])).toEqual(['No consta ninguna sentencia de 2024; se muestran sentencias de otras fechas.'])
  expect(say([court, chip('tribunal', '2º Juzgado Civil de Talca'), chip('fecha', 'desde 2020')], ['fecha:desde 2020'])).toEqual([
    'No consta ninguna sentencia desde 2020 de la Corte Suprema o del 2º Juzgado Civil de Talca; se muestran sentencias de la Corte Suprema o del 2º Juzgado Civil de Talca de otras fechas.',
  ])
  expect(say([chip('recurso', 'protección'), chip('resultado', 'Acoge')], ['resultado:Acoge'])).toEqual([
    'No consta ninguna sentencia en recursos de protección con resultado «Acoge»; se muestran sentencias en recursos de protección sin que conste ese resultado.',
  ])
})

it.each(['casación en el fondo', 'reclamo de multa', 'procedimiento abreviado', 'contienda de competencia', 'tutela laboral'])(
  'calls «%s» no «recurso»',
  (appeal) => {
    expect(say([chip('recurso', appeal), chip('fecha', '2024')], ['fecha:2024'])).toEqual([
      `No consta ninguna sentencia en ${appeal} de 2024; se muestran sentencias en ${appeal} de otras fechas.`,
    ])
  },
)

it('says of whom no ruling is known', () => {
  const [court, judge] = [chip('tribunal', 'Corte Suprema'), chip('ministro', 'ministra Lillo')]
  expect(say([judge], ['ministro:ministra Lillo'])).toEqual([
    'No consta ninguna sentencia de la ministra Lillo; se muestran sentencias sin que conste su intervención.',
  ])
  expect(say([court, chip('ministro', 'juez Soto')], ['ministro:juez Soto'])).toEqual([
    'No consta ninguna sentencia del juez Soto; se muestran sentencias de la Corte Suprema sin que conste su intervención.',
  ])
  expect(say([court, judge, chip('fecha', '2024')], ['fecha:2024', 'ministro:ministra Lillo'])).toEqual([
    'No consta ninguna sentencia de 2024 de la Corte Suprema de la ministra Lillo; se muestran sentencias de la Corte Suprema de otras fechas y sin que conste su intervención.',
  ])
})

it('denies neither a vote that the source leaves out nor what the other words do not reach', () => {
  const [court, dissent, words] = [chip('tribunal', 'Corte Suprema'), chip('disidente', 'ministro Soto'), chip('palabras', 'desacato')]
  expect(say([court, dissent, words], ['disidente:ministro Soto'])).toEqual([
    'No consta ninguna sentencia de la Corte Suprema con voto en contra de ministro Soto que responda al resto de la búsqueda; se muestran sentencias de la Corte Suprema sin que conste su voto en contra.',
  ])
})

it('says nothing when every condition holds', () => expect(say([chip('fecha', '2024')], [])).toEqual([]))

it('says which words of a query with operators no ruling has together', () => {
  expect(describeLooseWords([])).toEqual([])
  expect(describeLooseWords(['turnos'])).toEqual(['Ninguna sentencia cumple el resto y tiene además «turnos»: se buscó sin esa palabra.'])
  expect(describeLooseWords(['multa', 'dt', 'turnos'])).toEqual([
    'Ninguna sentencia cumple el resto y tiene además todas estas palabras: multa, dt, turnos. Se pidió la mitad de ellas.',
  ])
})

it('says which words beside a norm no ruling has', () => {
  expect(describeUnknownWords([])).toEqual([])
  expect(describeUnknownWords(['adoptabilidad'])).toEqual(['Ninguna sentencia tiene «adoptabilidad»: se buscó lo demás.'])
  expect(describeUnknownWords(['uno', 'dos'])).toEqual(['Ninguna sentencia tiene «uno» ni «dos»: se buscó lo demás.'])
})

it('says which quotations no ruling has', () => {
  expect(describeLooseQuotes([])).toEqual([])
  expect(describeLooseQuotes(['vuelva mañana', 'no hay'])).toEqual([
    'Ninguna sentencia dice «vuelva mañana» ni «no hay» a la letra: se buscaron sus palabras.',
  ])
})

it('says of which words one is enough beside the phrases', () => {
  expect(describeAnyOfWords([])).toEqual([])
  expect(describeAnyOfWords(['multa', 'plano'])).toEqual([
    'Ninguna sentencia tiene lo que va entre comillas y además «multa» y «plano»: basta una de esas palabras.',
  ])
})

it('names what no ruling is known to have, where that is all that is asked', () => {
  const empty = { terms: [], relaxed: [], withoutFilters: null, filters: [], nearest: [] }
  const judge = chip('ministro', 'ministra Lillo')
  expect(describeUnmet({ chips: [judge], empty })).toBe('No consta ninguna sentencia de la ministra Lillo.')
  expect(describeUnmet({ chips: [judge, { ...chip('palabras', 'multa'), modo: null }], empty })).toBeNull()
  expect(describeUnmet({ chips: [judge] })).toBeNull()
})
