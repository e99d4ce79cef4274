import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { showIn } from './journey.ts'
import { expect, type OwnServer, test } from './own-server.ts'

/** An invented wording of article 161, in the form of the public XML service. */
const wording = (day: string, words: string): string => {
  const part = (kind: string, name: string, text: string, inside = '') =>
    `<EstructuraFuncional derogado="no derogado" transitorio="no transitorio" tipoParte="${kind}" fechaVersion="${day}"><Texto>${text}</Texto>
     <Metadatos><NombreParte presente="si">${name}</NombreParte><TituloParte presente="no"> </TituloParte></Metadatos>
     ${inside === '' ? '' : `<EstructurasFuncionales>${inside}</EstructurasFuncionales>`}</EstructuraFuncional>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Norma xmlns="http://www.leychile.cl/esquemas" normaId="207436" esTratado="no tratado" fechaVersion="${day}" SchemaVersion="1.0" derogado="no derogado">
  <Identificador fechaPromulgacion="2002-07-31" fechaPublicacion="2003-01-16">
    <TiposNumeros><TipoNumero><Tipo>Código</Tipo><Numero>1</Numero></TipoNumero></TiposNumeros>
    <Organismos><Organismo>MINISTERIO DEL TRABAJO</Organismo></Organismos>
  </Identificador>
  <Metadatos><TituloNorma>CODIGO DEL TRABAJO</TituloNorma><Materias/></Metadatos>
  <Encabezado fechaVersion="${day}" derogado="no derogado"><Texto>CODIGO DEL TRABAJO</Texto></Encabezado>
  <EstructurasFuncionales>${part('Artículo', '161', `     Artículo 161.- ${words}`)}${part('Artículo', '162', '     Artículo 162.- El farolero dará aviso por escrito.')}</EstructurasFuncionales>
  <Promulgacion fechaVersion="${day}" derogado="no derogado"><Texto>     Anótese.</Texto></Promulgacion>
</Norma>`
}
const earlier = 'El farol se apaga con aviso de treinta días.'
const later = 'El farol se apaga con aviso de sesenta días y carta.'

const ruling = {
  id: 'farol',
  rol: '303-2016',
  caratulado: 'Mañío con Faroles Inventados Limitada',
  fecha: '2016-06-06',
  coleccion: 'corte_de_apelaciones',
  tribunal: 'Corte de Apelaciones de Talca',
  texto: [
    'Vistos:',
    'Primero: Que el artículo 161 del Código del Trabajo exige un aviso, que aquí no se dio.',
    'Por estas consideraciones, se rechaza el recurso.',
  ].join('\n'),
}

async function prepare(own: OwnServer): Promise<void> {
  const file = (name: string) => join(own.dataDir, '..', name)
  await writeFile(file('earlier.xml'), wording('2015-01-01', earlier))
  await writeFile(file('later.xml'), wording('2020-01-01', later))
  await writeFile(file('farol.jsonl'), JSON.stringify(ruling))
  await own.operate('norms', 'import', 'auto', file('earlier.xml'))
  await own.operate('norms', 'import', 'auto', file('later.xml'))
  await own.operate('ingest', 'auto', file('farol.jsonl'))
}

test('an article is read as worded today, on a day and on the day of a ruling', async ({ page, own }) => {
  test.setTimeout(180_000)
  await prepare(own)
  await page.goto(`${own.origin}/norma/207436`)
  const structure = page.getByRole('navigation', { name: 'Estructura de la norma' })
  await structure.getByRole('link', { name: /161/ }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(later)
  await expect(main).toContainText('no reemplaza el texto oficial')
  await page.getByLabel('Versión vigente al').fill('2016-06-06')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page).toHaveURL(/fecha=2016-06-06/)
  await expect(main).toContainText(earlier)
  await expect(main).not.toContainText(later)

  await page.getByRole('combobox', { name: 'Palabras o número de artículo' }).fill('farolero')
  await expect(structure).toContainText('1 acierto')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/articulo=162/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.setViewportSize({ width: 1440, height: 900 })
  const find = async (): Promise<string | undefined> => {
    const data = { searcher: [{ field: 'rol', value: '303-2016' }], collection: 'corte_de_apelaciones' }
    return (await (await page.request.post(`${own.origin}/v1/find-by-id`, { data })).json()).data?.sentencia?.docId
  }
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  await page.goto(`${own.origin}/sentencia?id=${await find()}`)
  const citation = page.locator('.rd-text a.rd-ref:not(.rd-ref-ruling)').first()
  await citation.focus()
  await page.getByRole('button', { name: /^Ver al lado: / }).click()
  const beside = page.locator('.rd-beside')
  await expect(beside).toContainText(earlier)
  await expect(beside).not.toContainText(later)
})
