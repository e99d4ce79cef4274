import { checkDigitModulo11 } from '@basejuris/domain'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPersonalData } from './mask-personal-data.ts'

const mask = (text: string): string => maskPersonalData(text).text
const ruts = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((number) => ({ number, digit: checkDigitModulo11(String(number)) }))
const dotted = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/gu, '.')

describe('maskPersonalData: RUT', () => {
  it('masks a valid RUT in every written form', () => {
    fc.assert(
      fc.property(ruts, ({ number, digit }) => {
        const forms = [
          `${dotted(number)}-${digit}`,
          `${number}-${digit}`,
          `${dotted(number)} - ${digit.toLowerCase()}`,
          `${dotted(number)}–${digit}`,
          `00${String(number).padStart(8, '0')}-${digit}`,
          `${dotted(number)}- ${digit}`,
        ]
        for (const form of forms)
          expect(mask(`don Nadie, cédula de identidad N° ${form}, chileno`), form).toBe('don Nadie, cédula de identidad N° [RUT], chileno')
        for (const form of forms.slice(0, 2)) expect(mask(`Nadie (${form})`), form).toBe('Nadie ([RUT])')
      }),
    )
  })

  it('masks what a cue announces, typing slips included', () => {
    expect(mask('C.I. N° 12.345.678')).toBe('C.I. N° [RUT]')
    expect(mask('Cédula de identidad N° 12 345 678-1, paga 12 345 678-1')).toBe('Cédula de identidad N° [RUT], paga 12 345 678-1')
    expect(mask('RUT 12.345.678-1 y rut: 76.111.222-k')).toBe('RUT [RUT] y rut: [RUT]')
    expect(mask('R.U.N. 123456785')).toBe('R.U.N. [RUT]')
    expect(mask('el RUT de Amanda es 12.345.67 -k y el de la empresa')).toBe('el RUT de Amanda es [RUT] y el de la empresa')
    expect(mask('cédula de identidad N° 12.34.5678-1, paga 12.34.5678-1')).toBe('cédula de identidad N° [RUT], paga 12.34.5678-1')
    expect(mask('pasaporte N° AB123456 y DNI 45678912')).toBe('pasaporte N° [documento] y DNI [documento]')
  })

  it('counts what it finds', () => {
    expect(maskPersonalData('RUT 12.345.678-5, a@b.cl y c@d.cl').found).toEqual([
      { kind: 'rut', count: 1 },
      { kind: 'email', count: 2 },
    ])
    expect(maskPersonalData('nada').found).toEqual([])
  })
})

describe('maskPersonalData: what stays', () => {
  it.each([
    'Rol N° 12.345-2020, 12345-2020 y C-5.455-2023',
    'RUC N° 2000658003-7, RUC 23-4-0461221-2 y RUC 22-3- 0091713-9',
    'RIT O-4733-2023, ROL 235.467-2023',
    'la suma de $12.345.678.- y de 10.278.754 pesos',
    'el 02-01-2024, el 2 de enero de 2024 y el período 2019-2020',
    'Ley N° 19.496, D.L. N° 3.500, artículo 1792-20 y artículos 144, 170 y 186',
    'la ministra señora Ana Pérez Soto y la Corte de Apelaciones de Santiago',
    'Código de Procedimiento Civil, artículo 768 N° 5',
    'colisionó en Avenida Matta con calle San Diego',
    'tiene su domicilio en Santiago y reside en esta ciudad',
    'la Dirección del Trabajo en Dictamen N° 1001',
    'el Presidente de la República, a fojas 672',
    'Resolución Exenta N° 1003/2008, folio 123456789',
    'la operación N° 912345678 y el pagaré N° 710128610379',
    'transitaba por la calle el 19 de noviembre',
    'domiciliada en Chile. El artículo 2 de la Ley N° 20.393 enumera los delitos',
  ])('leaves «%s» alone', (text) => {
    expect(mask(text)).toBe(text)
  })
})

describe('maskPersonalData: mail and telephone', () => {
  it.each([
    ['correo nombre.apellido+x@dominio.com.', 'correo [correo].'],
    ['escribir a uno@ dominio.cl o dos@dominio .com hoy', 'escribir a [correo] o [correo] hoy'],
    ['fono 9 1234 5678', 'fono [teléfono]'],
    ['teléfono N° 912345678, a las 10', 'teléfono N° [teléfono], a las 10'],
    ['llamó al +56 9 1234 5678 y al 56912345678', 'llamó al [teléfono] y al [teléfono]'],
    ['Teléfono (72) 2228824 - 2239737', 'Teléfono [teléfono] - [teléfono]'],
    ['Fono 02-9157000', 'Fono [teléfono]'],
    ['su número 987654321 figura', 'su número [teléfono] figura'],
    ['oficina (42) 2631023.', 'oficina [teléfono].'],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })
})

describe('maskPersonalData: address', () => {
  it.each([
    ['domiciliado en calle Los Robles N° 123, comuna de Maipú, quien', 'domiciliado en [domicilio], quien'],
    [
      'domiciliada para estos efectos en Huérfanos 1160, oficina 1201, comuna de Santiago; y',
      'domiciliada para estos efectos en [domicilio]; y',
    ],
    ['con domicilio en Villa El Sol, pasaje Uno N° 12, Talca', 'con domicilio en [domicilio], Talca'],
    ['con domicilio en Avenida Norte, 1160, piso 19, comuna de Las Condes.', 'con domicilio en [domicilio].'],
    ['domiciliado en Limache, población Norte, pasaje Dos, casa n° 5', 'domiciliado en [domicilio]'],
    ['domiciliado en camino viejo s/n, sector Alto', 'domiciliado en [domicilio]'],
    ['hechos en Avda. Los Inventos N° 1234 de esta ciudad', 'hechos en [domicilio] de esta ciudad'],
    ['en calle Ficticia 1234 de Calama', 'en [domicilio] de Calama'],
    ['Pasaje Imaginario Nº 1234, depto. 4', '[domicilio]'],
    ['por calle Ana Luisa a la altura del N° 123', 'por [domicilio]'],
    ['Av. Don Nadie\nFicticio N°1234\nAntofagasta', '[domicilio]\n\nAntofagasta'],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })
})

describe('maskPersonalData: number plates, accounts and foreign documents', () => {
  it.each([
    ['placa patente única BBCD.12, color rojo', 'placa patente única [patente], color rojo'],
    ['un Sedán gris, GHJK-34, y una PPU LRST56-7', 'un Sedán gris, [patente], y una PPU [patente]'],
    ['año 2018, PPU.BCDF-28, de la empresa', 'año 2018, PPU.[patente], de la empresa'],
    ['patentes AB-1234 y CD 5678', 'patentes [patente] y [patente]'],
    ['placa patente AB-12-34, y otro, P.P.U. CD56.78, gris', 'placa patente [patente], y otro, P.P.U. [patente], gris'],
    ['moto, placa patente XYZ-012', 'moto, placa patente [patente]'],
    ['PLACA PATENTE ART-192', 'PLACA PATENTE [patente]'],
    ['OCULTAMIENTO DE PATENTE (ART. 192 LETRA E)', 'OCULTAMIENTO DE PATENTE (ART. 192 LETRA E)'],
    ['cuenta corriente N° 012-34567-08 del Banco Uno', 'cuenta corriente N° [cuenta] del Banco Uno'],
    ['en la cuenta de ahorro para la vivienda número 123456789', 'en la cuenta de ahorro para la vivienda número [cuenta]'],
    ['CuentaRUT 12.345.678', 'CuentaRUT [cuenta]'],
    ['tarjeta de crédito N° 1234 5678 9012 3456', 'tarjeta de crédito N° [cuenta]'],
    ['pasaporte venezolano 123.456.789', 'pasaporte venezolano [documento]'],
    ['pasaporte ordinario AB7654321', 'pasaporte ordinario [documento]'],
    ['pasaporte ordinario de la República Dominicana AB7654321', 'pasaporte ordinario de la República Dominicana [documento]'],
    ['RUN 9.123. 87-4, de la acusación', 'RUN [RUT], de la acusación'],
    ['cédula de identidad Nº 18 123 33 -4, chileno', 'cédula de identidad Nº [RUT], chileno'],
    ['RUN no. 1 . . 5- , chilena', 'RUN no. [RUT], chilena'],
    ['cuenta origen 2200690311, cuenta destino 9188875', 'cuenta origen [cuenta], cuenta destino [cuenta]'],
    ['chileno, nacido el 30 de marzo de 199 , soltero', 'chileno, nacido el [fecha de nacimiento] , soltero'],
    ['cédula de extranjería N° 123456789', 'cédula de extranjería N° [documento]'],
    ['nombre.apellido (arroba) correo.cl', '[correo]'],
    ['domiciliado en Los Aromos 2, comuna de Calle Larga', 'domiciliado en [domicilio]'],
  ])('«%s»', (text, expected) => {
    expect(mask(text)).toBe(expected)
  })

  it.each([
    'RIT O-123-2020, NUE 5740619, artículo 12 del CPP, Ley N° 18.290, patente de alcoholes',
    'depositó en su cuenta corriente $1.250.000 y giró el cheque N° 4521',
    'la cuenta N° 3 del plan, la cuenta pública de 2019 y la patente comercial del año 2020',
    'placa conmemorativa de 1999 en la Ruta 5',
  ])('leaves «%s» alone', (text) => {
    expect(mask(text)).toBe(text)
  })
})

describe('maskPersonalData: any text', () => {
  it('keeps line breaks, masks twice to the same and never throws', () => {
    const piece = fc.constantFrom(
      'calle ',
      'Avenida ',
      'N° ',
      '123',
      ', ',
      'domiciliado en ',
      'RUT ',
      '12.345.678-5',
      '\n',
      '@',
      'a.cl',
      'Los Robles',
      'fono ',
      '+56 9',
      '(2) ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const masked = mask(text)
          expect(masked.replace(/[^\n]/gu, '')).toBe(text.replace(/[^\n]/gu, ''))
          expect(mask(masked).length).toBeLessThanOrEqual(masked.length + 40)
        },
      ),
    )
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const text = 'calle Los Robles de la Villa domiciliado en fono 12.345 N° 1234567 y Avenida 1 casa de don Nadie '.repeat(copies)
      return cpuMillis(() => void maskPersonalData(text))
    }
    time(50)
    expect(time(4_000)).toBeLessThan(60 * Math.max(time(400), 1))
    expect(time(100)).toBeLessThan(1_000)
    const spent = cpuMillis(() => {
      for (const unit of [
        'a',
        'A ',
        '1',
        '1.',
        'calle ',
        'a@',
        'domicilio, ',
        'N° ',
        'fono 1 ',
        'patente AB ',
        'cuenta corriente ',
        'x(at)',
      ])
        maskPersonalData(unit.repeat(20_000))
    })
    expect(spent).toBeLessThan(8_000)
  })

  it.each([
    [
      'confirma el rechazo de la licencia médica N° 6455532-5, 3-71058381 y N° 4-9467942, de reposo',
      'N° [documento], [documento] y N° [documento], de reposo',
    ],
    [
      'las licencias médicas folio N° 38305630; N° 38305637; y N° 57470728, sin pago',
      'folio N° [documento]; N° [documento]; y N° [documento], sin pago',
    ],
    [
      'las licencias médicas, cuyos folios son 13408726-9 y 81912767-8; la N° 13408726-9 se rechazó, y la 81912767-8 también',
      'folios son [documento] y [documento]; la N° [documento] se rechazó, y la [documento] también',
    ],
    ['las licencias médicas rechazadas, entre ellas la Nº 3072991335-9, en que se funda', 'la Nº [documento], en que se funda'],
  ])('hides the numbers of medical licences: «%s»', (text, expected) => {
    expect(maskPersonalData(text).text).toContain(expected)
  })

  it('keeps numbers that are no licences', () => {
    const text = 'La licencia de conducir y la Carta Nº 32286. La Ley N° 19.880 rige las licencias médicas según el Decreto N° 3 de 1984.'
    expect(maskPersonalData(text).text).toBe(text)
  })
})
