import { describe, expect, it } from 'vitest'
import { maskPersonalData } from './mask-personal-data.ts'

const mask = (text: string): string => maskPersonalData(text).text

describe('ways to tell a home', () => {
  it.each([
    ['con domicilio en Copihues N 160 D/C 201, comuna de Renca, en', 'con domicilio en [domicilio], comuna de Renca, en'],
    [
      'biólogo, domiciliado en Tinguiririca 517 D403, sin indicación de ciudad',
      'biólogo, domiciliado en [domicilio], sin indicación de ciudad',
    ],
    ['domiciliada en Los Maitenes 1450 B, departamento 112, comuna de Renca', 'domiciliada en [domicilio], comuna de Renca'],
    ['domiciliado en Los Maitenes 1450B, Limache; y', 'domiciliado en [domicilio], Limache; y'],
    ['domiciliado en calle Los Maitenes 1450 villa las Golondrinas, Linares', 'domiciliado en [domicilio], Linares'],
    ['la tienda de calle Uno N° 23 , oficina 406, comuna de Renca, y', 'la tienda de [domicilio], comuna de Renca, y'],
    ['con domicilio en calle Uno N° 1234, pisos 5 a 8, comuna de Renca, y', 'con domicilio en [domicilio], comuna de Renca, y'],
    ['el local ubicado en calle Uno N° 23, N°4, Yungay, y', 'el local ubicado en [domicilio], Yungay, y'],
    ['casado, soldador, Los Copihues n° 3 ,\nPoblación Las Golondrinas, Renca.', 'casado, soldador, [domicilio]\n, Renca.'],
    [
      'notificada al domicilio fijado en su petición por la solicitante, correspondiente a Santa Rita 5 Norte, N°2214, comuna de El Bosque, según',
      'notificada al domicilio fijado en su petición por la solicitante, correspondiente a [domicilio], según',
    ],
    [
      'el domicilio que informó el actor en su ficha, esto es, Sector Los Maitenes S/N, comuna de Fresia, y',
      'el domicilio que informó el actor en su ficha, esto es, [domicilio], y',
    ],
    [
      'la casa a la que se entró con orden judicial correspondía a Tinguiririca 2931.',
      'la casa a la que se entró con orden judicial correspondía a [domicilio].',
    ],
    ['no acercarse a la víctima o a su domicilio 17 ½ norte 4120, Talca', 'no acercarse a la víctima o a su domicilio [domicilio], Talca'],
    ['gritaba en calle 17 ½ Norte 9 Oriente N° 4120 de Talca', 'gritaba en [domicilio] de Talca'],
    ['vivía en 9 oriente 3344, 17 y medio norte, Talca', 'vivía en [domicilio], Talca'],
    ['ocurría en la 17 y medio norte N°4120, que es su domicilio', 'ocurría en la [domicilio], que es su domicilio'],
    ['los encontraron en Tinguiririca 2931, donde vive la testigo', 'los encontraron en [domicilio], donde vive la testigo'],
    ['pernoctaba en pasaje Tinguiririca N° 2931 y', 'pernoctaba en [domicilio] y'],
    ['esperaban fuera del condominio de Tinguiririca 293', 'esperaban fuera del condominio de [domicilio]'],
    ['domiciliado en El Arrayán Chico Sin Número, Monte Patria', 'domiciliado en [domicilio], Monte Patria'],
    ['domiciliado en Condominio Tres, Los Maitenes Nº 1418, Lota', 'domiciliado en [domicilio], Lota'],
    ['domiciliada en Hermanos Cifuentes, comuna de Rengo; y', 'domiciliada en [domicilio]; y'],
    ['con domicilio en Los Maitenes N° esquina Uno, Arica', 'con domicilio en [domicilio] esquina Uno, Arica'],
    [
      'su domicilio está ubicado en calle 4 Sur, 11 y 1/2 Oriente, Pasaje Belén. Casa número 3. Sabe',
      'su domicilio está ubicado en [domicilio]. Sabe',
    ],
    ['la cámara del domicilio 3127 grabó', 'la cámara del domicilio [domicilio] grabó'],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })

  it.each([
    'el domicilio indicado, cabo 2º Hernán Olmos y otro',
    'domiciliado en Congreso Nacional sin número, Valparaíso',
    'el domicilio de la empresa, esto es, la comuna de Calama, en 2019',
    'la compra y venta de vehículos ubicada en 7 Oriente, entre 2 y 3 Sur',
    'fue asaltado en Tinguiririca con Los Maitenes, frente a la plaza',
    'el domicilio 2019 y la residencia 2020 según el informe',
    'coordenadas UTM 18 Sur 651.479 metros Este',
    'la Liquidación N° 71, y la LIQUIDACION N° 71, notificada en su domicilio',
    'reside en Monte Patria, comuna de Monte Patria',
  ])('leaves «%s» alone', (text) => {
    expect(mask(text)).toBe(text)
  })
})

describe('addresses in forms', () => {
  it('end at the label of the commune, and are hidden where the facts repeat them', () => {
    expect(mask('IMPUTADO: X\nDIRECCION Mirlos 845 COMUNA: Renca\nDELITO Hurto\nEntraron en MIRLOS N° 845, Renca, y en Mirlos 84')).toBe(
      'IMPUTADO: X\nDIRECCION [domicilio] COMUNA: Renca\nDELITO Hurto\nEntraron en [domicilio], Renca, y en Mirlos 84',
    )
    expect(mask('DIRECCION\nVilla Los Mirlos\nB/F D/12 COMUNA Lebu')).toBe('DIRECCION\n[domicilio]\n COMUNA Lebu')
    expect(mask('Dirección: Alcalde Ruiz Block 12, Depto.31, Pobl. Ana\nMirlo\nComuna: Renca')).toBe(
      'Dirección: [domicilio]\n\nComuna: Renca',
    )
  })

  it.each([
    ['11.111.111-1 Los Mirlos Nº 845 Arauco.\nActuaciones', '[RUT] [domicilio] Arauco.\nActuaciones'],
    ['11.111.111-1\nVilla Los Mirlos,\nLord Byron\n845\nTraiguén\nActuaciones', '[RUT]\n[domicilio]\n\n\nTraiguén\nActuaciones'],
    ['11.111.111-1 Sector MIRLO ALTO\nRURAL Nº S/N, Teléfono\n', '[RUT] [domicilio]\n, Teléfono\n'],
    ['- Calle Rosa Mirlo Nº\nArauco.\nSe deja constancia', '- [domicilio]\nArauco.\nSe deja constancia'],
    ['- presente\n- Sector Cerro\nMirlo Nº\nArauco.', '- presente\n- [domicilio]\n\nArauco.'],
    ['11.111.111-1 uno@dos.cl\nActuaciones efectuadas', '[RUT] [correo]\nActuaciones efectuadas'],
    [
      'NO COMPARECE\nActuaciones\n- Individualización de los 3 presentes',
      'NO COMPARECE\nActuaciones\n- Individualización de los 3 presentes',
    ],
  ])('stand in the rows of a table: «%s»', (rows, expected) => {
    const head = 'NOMBRE IMPUTADO RUT DIRECCION COMUNA\nEVA MIRLO\n'
    expect(mask(`${head}${rows}`)).toBe(`${head}${expected}`)
  })
})

describe('an address found once', () => {
  it('is hidden in any form of its letters where it is a home', () => {
    expect(mask('domiciliada en José Peñafiel N° 845, Lota. Al llegar a JOSE PEÑAFIEL 845 y a José Peñafiel Nro. 845 vieron')).toBe(
      'domiciliada en [domicilio], Lota. Al llegar a [domicilio] y a [domicilio] vieron',
    )
  })

  it('is hidden only as it was written where it is the street of a shop', () => {
    expect(mask('el supermercado de calle Zañartu N° 1040 y el local Zanartu N° 1040')).toBe(
      'el supermercado de [domicilio] y el local Zanartu N° 1040',
    )
  })

  it('reads on where a line of the table ends in a word for a street', () => {
    const table =
      'NOMBRE IMPUTADO RUT DIRECCION COMUNA\nANA PRUEBA SOTO\n- Sector Los Inventos\nVilla La Prueba Avda.\nAugusto Muñoz Nº\nTalca.\nActuaciones'
    expect(maskPersonalData(table).text).toContain('- [domicilio]\n\n\nTalca.')
  })
})
