import { describe, expect, it } from 'vitest'
import { maskNames } from './mask-names.ts'
import { maskPersonalData } from './mask-personal-data.ts'

const mask = (text: string): string => maskPersonalData(text).text

describe('homes without a street or a word of domicile', () => {
  it.each([
    [
      'el domicilio de la acusada, ubicado en El Boldo N° 340, de la comuna de Quirihue, con',
      'el domicilio de la acusada, ubicado en [domicilio], con',
    ],
    [
      'el interior del domicilio ubicado en Santa Elena manzana B, sitio 07, comuna de Mejillones y',
      'el interior del domicilio ubicado en [domicilio] y',
    ],
    [
      'el domicilio habitado por la víctima, ubicado en Recinto Norte, casa N° 5, Laraquete',
      'el domicilio habitado por la víctima, ubicado en [domicilio], Laraquete',
    ],
    ['dormía en la casa ubicada en Villa Los Litres, casa 71 de Retiro', 'dormía en la casa ubicada en [domicilio]'],
    ['Vive en Villa Los Litres casa 71, que es de sus padres', 'Vive en [domicilio], que es de sus padres'],
    ['el abogado, domiciliado en esta ciudad, 21 de Octubre N° 605, en autos', 'el abogado, domiciliado en [domicilio], en autos'],
    ['domiciliado en provincia de cantón sur n°3541. Una persona', 'domiciliado en [domicilio]. Una persona'],
    ['salga del hogar común ubicado en Franz Liszt Nº 2063, Comuna de Lampa, solo', 'salga del hogar común ubicado en [domicilio], solo'],
    ['la vecina domicilia en Sitio 86, comuna de Rengo, y', 'la vecina domicilia en [domicilio], y'],
    [
      'el domicilio de la tercerista a esa fecha era Padre Soto 501, Lampa',
      'el domicilio de la tercerista a esa fecha era [domicilio], Lampa',
    ],
    ['corrió a la casa ubicada en el número 83 de la calle Faroles y', 'corrió a la casa ubicada en el número [domicilio] y'],
    ['residían en Block 12 depto 304 de la población Los Copihues', 'residían en [domicilio]'],
    ['la casa N° 57 del Condominio Los Peumos fue', 'la [domicilio] fue'],
    ['en calle Once y media Sur C, casa número 6, de Lota', 'en [domicilio], de Lota'],
    ['y Rosa Ester Ibarra, block 144', 'y [domicilio]'],
    ['ubicado en calle o pasaje Rosa Ibarra, N ° 480, todo', 'ubicado en [domicilio], todo'],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })

  it.each([
    'la oficina de la notaría ubicada en Las Amapolas N° 633, frente a la plaza de Ovalle',
    'el servicentro ubicado en Orlandi N° 157 de esta ciudad',
    'la sustracción ocurrió en la tienda situada en Mall Central N° 20',
    'el domicilio allanado, según se ve en la fotografía N° 7',
    'su residencia, e invoca la Regla de Tokio N° 14',
    'la parcela 91 fue dividida y la parcela 90 no tiene acceso',
    'la casa ubicada en el cerro de la comuna, donde vive con su madre',
    'el lote 31 de 0,64 hectáreas y el lote 32 de 0,57',
    'el Departamento de Tesorería, de fecha 31 de marzo de 2011',
    'la casa matriz del banco, ubicada en Los Talleres N° 20 de esta ciudad',
    'la propiedad ubicada en calle Colón de esta ciudad',
    'los pescadores que habitan en el sector de Caleta Honda y el señor Mora en el camión ZW 415',
    'el paradero ubicado frente al N° 2917 de la Avenida Olmos de esta ciudad',
    'recurso de casación N° 5 y torres V146 a V152',
    'la Dirección del Trabajo N° 5766/188 de 27.08.91, por lo cual',
    'la Dirección de Arquitectura N°1045 de 10.09.2015',
    'llegó al pasaje Tinguiririca en un vehículo Peugeot 308 de color gris',
  ])('leaves «%s» alone', (text) => {
    expect(mask(text)).toBe(text)
  })
})

describe('an address found once', () => {
  it('is hidden wherever it is named again', () => {
    expect(mask('su domicilio de Cerro Pardo N° 8750, Renca. La cámara enfoca Cerro Pardo 8750 y la calle Cerro Pardo')).toBe(
      'su domicilio de [domicilio], Renca. La cámara enfoca [domicilio] y la calle Cerro Pardo',
    )
  })

  it('with a flat is hidden without any word of a home', () => {
    expect(mask('se incautó en Granaderos 64 Departamento 13 y luego')).toBe('se incautó en [domicilio] y luego')
  })
})

describe('dates of birth', () => {
  it.each([
    ['chilena, nacida en Penco, el 19 de junio de 1974, 48 años', 'chilena, nacida en Penco, el [fecha de nacimiento], 48 años'],
    [
      'administradora de empresas, casada, nacida el 7 de marzo de 1971, de 53 años',
      'administradora de empresas, casada, nacida el [fecha de nacimiento], de 53 años',
    ],
    ['egresado de derecho, nacido el 4 de abril de 1999', 'egresado de derecho, nacido el [fecha de nacimiento]'],
    ['Fecha Nacimiento 19-10-2003', 'Fecha Nacimiento [fecha de nacimiento]'],
    ['FECHA DE NACIMIENTO: 13/02/1977', 'FECHA DE NACIMIENTO: [fecha de nacimiento]'],
    ['nacido el 9 del 2 de 1973', 'nacido el [fecha de nacimiento]'],
    ['chileno, 44 años, 07 de marzo de 1979, casado', 'chileno, 44 años, [fecha de nacimiento], casado'],
    ['la pena de 3 años, el 11 de julio de 2014, y', 'la pena de 3 años, el 11 de julio de 2014, y'],
    ['cuyo nacimiento fue el 7 de marzo de 1991', 'cuyo nacimiento fue el [fecha de nacimiento]'],
    ['naciendo el mellizo con fecha 30 de abril de 2018', 'naciendo el mellizo con fecha [fecha de nacimiento]'],
    ['nació con fecha 3 marzo de 1979 y', 'nació con fecha [fecha de nacimiento] y'],
    ['nacido el dos de enero de mil novecientos ochenta, soltero', 'nacido el [fecha de nacimiento], soltero'],
    [
      'nacido el 11 de agosto de 1958, conforme inscripción N° 346 del año 1958',
      'nacido el [fecha de nacimiento], conforme inscripción N° [documento] del año 1958',
    ],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })

  it.each([
    'nacido en 1984, de 39 años de edad',
    'la obligación nacida el 3 de marzo de 2019',
    'la sociedad nació el 3 de marzo de 2019',
    'la deuda del fiador, nacida el 3 de marzo de 2019',
    'Nacimiento, treinta de agosto de dos mil once.',
    'ambos nacidos en Penco, quienes demandaron el 5 de mayo de 2021',
    'el hecho ocurrió el 19 de junio de 1974',
  ])('leaves «%s» alone', (text) => {
    expect(mask(text)).toBe(text)
  })

  it('tell minors, whose names are then masked beside those of their parents', () => {
    const text =
      'certificado de nacimiento de DOMITILA MARÍA GARCÉS PRADO, cédula de identidad número 22.222.222-2, nacida el 17 de febrero de 2007, hija única de don RAÚL GARCÉS HOLZ; y doña Domitila Garcés'
    const masked = maskPersonalData(text, '2006-01-02').text
    expect(masked).toContain('nacida el [nacimiento: menor], hija única')
    expect(maskNames(masked, { scope: 'minors', parties: [], officials: [] }).text).toBe(
      'certificado de nacimiento de [persona 1], cédula de identidad número [RUT], nacida el [nacimiento: menor], hija única de don RAÚL GARCÉS HOLZ; y doña [persona 1]',
    )
    expect(maskPersonalData(text, '2010-01-02').text).toContain('nacida el [fecha de nacimiento], hija')
  })
})
