import { describe, expect, it } from 'vitest'
import { appealTypeName } from './appeal-type-name.ts'
import { chamberName } from './chamber-name.ts'
import { judgeName } from './judge-name.ts'
import { maskedField, maskedName, storableText } from './masked-text.ts'
import { officialUrl } from './official-url.ts'

describe('chamberName', () => {
  it.each([
    ['TERCERA, CONSTITUCIONAL', 'Tercera Sala'],
    ['Segunda', 'Segunda Sala'],
    ['Segunda Sala', 'Segunda Sala'],
    ['3ª Sala', 'Tercera Sala'],
    ['Decimotercera', 'Decimotercera Sala'],
    ['SEPTIMA', 'Séptima Sala'],
    ['Cuenta', 'Sala de Cuenta'],
    ['De Cuenta', 'Sala de Cuenta'],
    ['Cuenta Protección', 'Sala de Cuenta de Protección'],
    ['TRIBUNAL PLENO', 'Pleno'],
    ['Sala Extraordinaria', 'Sala Extraordinaria'],
    ['SALA VERANO', 'Sala verano'],
  ])('%s → %s', (written, name) => {
    expect(chamberName(written)).toBe(name)
    expect(chamberName(name)).toBe(name)
  })
})

describe('maskedName', () => {
  it.each([
    ['División de Faros _', 'División de Faros'],
    ['- Juzgado de Letras de Caleta Brava /', 'Juzgado de Letras de Caleta Brava'],
    ['| Primera Sala ; ', 'Primera Sala'],
    ['Cobranza-Laboral', 'Cobranza-Laboral'],
    ['Astilleros S.A.', 'Astilleros S.A.'],
    [' _ ', null],
    [null, null],
  ])('%s → %s', (written, name) => {
    expect(maskedName(written)).toBe(name)
  })
})

describe('appealTypeName', () => {
  it.each([
    ['(CIVIL) CASACIÓN FONDO', 'Casación fondo (civil)'],
    ['Civil-apelacion incidente', 'Apelación incidente (civil)'],
    ['(CIVIL) APELACIÓN PROTECCIÓN', 'Apelación protección (civil)'],
    ['Protección-Protección', 'Protección'],
    ['Laboral - Cobranza-recurso de nulidad', 'Nulidad (laboral - cobranza)'],
    ['P.local-apelacion sentencia definitiva', 'Apelación sentencia definitiva (policía local)'],
    ['Cont.Adm-ilegalidad', 'Ilegalidad (contencioso administrativo)'],
    ['(POLICIA LOCAL) QUEJA', 'Queja (policía local)'],
    ['Cri-consulta', 'Consulta (crimen)'],
    ['Amparo art. 21 Constitución Política', 'Amparo art. 21 Constitución Política'],
    ['RECURSO DE REVISION', 'Recurso de revisión'],
  ])('%s → %s', (written, name) => {
    expect(appealTypeName(written)).toBe(name)
  })
})

describe('judgeName', () => {
  it.each([
    ['MARÍA FICTICIA DE LA FUENTE', 'María Ficticia de la Fuente'],
    ['ministra señora Elisa Ficticia Moraga.', 'Elisa Ficticia Moraga'],
    ["PEDRO O'INVENTADO-SOTO", "Pedro O'Inventado-Soto"],
    ['Elisa Ficticia Moraga', 'Elisa Ficticia Moraga'],
  ])('%s → %s', (written, name) => {
    expect(judgeName(written)).toBe(name)
  })
})

describe('maskedField', () => {
  it('masks, collapses spaces and truncates what is far too long', () => {
    expect(maskedField(' Soto,  RUT 12.345.678-5 ')).toBe('Soto, RUT [RUT]')
    expect(maskedField('\u0000')).toBeNull()
    expect(maskedField('x'.repeat(900))).toHaveLength(400)
  })

  it('answers only text that the database can store', () => {
    expect(storableText('a\u0000b\ud800c\nd\te')).toBe('ab\ufffdc\nd\te')
  })
})

describe('officialUrl', () => {
  it('accepts web addresses alone', () => {
    expect(officialUrl('https://juris.pjud.cl/busqueda/?k=MDZl')).toBe('https://juris.pjud.cl/busqueda/?k=MDZl')
    for (const refused of [
      'javascript:alert(1)',
      'ftp://x.cl/a',
      'https://u:p@x.cl/',
      'no es una dirección',
      'https://x.cl/?correo=ana%40ejemplo.cl',
      null,
    ])
      expect(officialUrl(refused)).toBeNull()
  })
})
