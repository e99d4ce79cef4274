import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { searchUrl } from './search-url.ts'
import { stopCodeOf } from './stop-code.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const path = '/v1/saved-searches'
const save = async ({ call }: TestPerson, body: object) => (await call('POST', path, body)).body.data
const list = async ({ call }: TestPerson) => (await call('GET', path)).body.data

describe('a saved search', () => {
  it('keeps words, filters and frequency, named after what it searches', async () => {
    const ana = await signInPerson(test)
    const saved = await save(ana, { consulta: 'despido indirecto', parametros: { bases: ['base_laboral'] } })
    expect(saved).toMatchObject({
      nombre: 'despido indirecto',
      consulta: 'despido indirecto',
      frecuencia: 'diaria',
      normas: [],
      ultimoEnvio: null,
      parametros: { bases: ['base_laboral'], orden: 'relevancia', modo: 'hibrida' },
    })
    expect(await list(ana)).toEqual({ busquedas: [saved], maximo: 50, emailVerificado: true })
    expect(await list(await signInPerson(test, { confirmed: false }))).toEqual({ busquedas: [], maximo: 50, emailVerificado: false })
  })

  it('is an alert on the norms it filters by', async () => {
    const ana = await signInPerson(test)
    const alert = await save(ana, { parametros: { filtros: { norma: ['CT:161', '-CT:160'] } }, frecuencia: 'semanal' })
    expect(alert).toMatchObject({ frecuencia: 'semanal', normas: [{ clave: 'CT:161' }] })
    expect(alert.nombre).toBe(alert.normas[0].etiqueta)
    expect(alert.nombre).toMatch(/161/)
  })

  it('is an alert on a case, a judge, a subject or a court, and is named after what it watches', async () => {
    const ana = await signInPerson(test)
    const named = async (filtros: object, consulta = '') => (await save(ana, { consulta, parametros: { filtros } })).nombre
    expect(await named({ rol: ['12.345-2020'], tribunal: ['Corte Suprema'] })).toBe('rol N° 12.345-2020 · Corte Suprema')
    expect(await named({ rol: ['RUC 2000123456-7'] })).toBe('RUC 2000123456-7')
    expect(await named({ ministro: ['Ana Prado Rivas', 'Inés Lara Vidal', '-Otro'] })).toBe('Ana Prado Rivas e Inés Lara Vidal')
    expect(await named({ redactor: ['Ana Prado Rivas'] })).toBe('redacción de Ana Prado Rivas')
    expect(await named({ materia: ['Despido'], resultado: ['acoge'] }, 'licencia médica')).toBe('licencia médica · Despido · Acoge')
    expect(await named({ desde: ['2020'] })).toBe('Búsqueda por filtros')
    expect((await list(ana)).busquedas.at(-1).vigila).toEqual([
      { filtro: 'rol', valor: '12.345-2020', etiqueta: 'rol N° 12.345-2020' },
      { filtro: 'tribunal', valor: 'Corte Suprema', etiqueta: 'Corte Suprema' },
    ])
    const refused = await ana.call('POST', path, { parametros: { filtros: { rol: ['mi causa'] } } })
    expect([refused.status, refusedFields(refused)]).toEqual([400, ['parametros.filtros.rol.0']])
  })

  it('is renamed, stopped and deleted', async () => {
    const ana = await signInPerson(test)
    const { savedSearchId } = await save(ana, { consulta: 'despido' })
    const one = `${path}/${savedSearchId}`
    expect((await ana.call('PUT', one, { nombre: 'Mi tema', frecuencia: 'ninguna' })).body.data).toMatchObject({
      nombre: 'Mi tema',
      frecuencia: 'ninguna',
    })
    expect((await ana.call('PUT', one, { nombre: '' })).body.data).toMatchObject({ nombre: 'despido', frecuencia: 'ninguna' })
    expect((await ana.call('DELETE', one)).body.data).toEqual({ savedSearchId, borrada: true })
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await ana.call(method, one, method === 'PUT' ? {} : undefined)).body.code).toBe('saved_search.not_found')
  })

  it('is encrypted in the database', async () => {
    const ana = await signInPerson(test)
    await save(ana, { consulta: 'zarzaparrilla' })
    const { rows } = await test.database.execute('select row_to_json(s)::text as kept from saved_searches s where user_id = $1', [
      ana.userId,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('zarzaparrilla')
  })

  it('has the address that people share', () => {
    const parametros = { bases: ['base_laboral'], filtros: { sala: ['Sala 1, Talca', '-x'] }, modo: 'lexica' } as const
    expect(searchUrl({ consulta: 'a & b', parametros: structuredClone(parametros) as never })).toBe(
      '/resultados?q=a+%26+b&bases=base_laboral&sala=Sala+1%252C+Talca%2C-x&modo=lexica',
    )
  })
})

describe('stopping its mails', () => {
  it('takes the code alone, as a mail program or a page sends it, as often as it comes', async () => {
    const ana = await signInPerson(test)
    const { savedSearchId } = await save(ana, { consulta: 'despido' })
    const url = `${path}/stop/${stopCodeOf(test.services, savedSearchId)}`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const byMail = await test.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' })
    expect([byMail.statusCode, byMail.json()]).toEqual([200, { data: { detenida: true } }])
    expect((await list(ana)).busquedas).toMatchObject([{ savedSearchId, frecuencia: 'ninguna' }])
    expect((await callAs(test)('POST', url)).status).toBe(200)
    expect((await callAs(test)('POST', url, {})).status).toBe(200)
    const parts = { 'content-type': 'multipart/form-data; boundary=x' }
    const payload = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'
    expect((await test.app.inject({ method: 'POST', url, headers: parts, payload })).statusCode).toBe(200)
  })

  it('refuses codes that are forged, of something else or over-long, and the id itself', async () => {
    const ana = await signInPerson(test)
    const { savedSearchId } = await save(ana, { consulta: 'despido' })
    const other = Buffer.from(test.services.textCipher.encrypt('other', savedSearchId), 'base64').toString('base64url')
    const code = stopCodeOf(test.services, savedSearchId)
    const changed = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`
    for (const bad of [savedSearchId, other, changed, code.slice(0, 20), 'x', '%00', '../stop'])
      expect([bad, (await callAs(test)('POST', `${path}/stop/${encodeURIComponent(bad)}`)).body.code]).toEqual([
        bad,
        'saved_search.stop_code',
      ])
    expect((await callAs(test)('POST', `${path}/stop/${'x'.repeat(401)}`)).status).toBe(400)
    expect((await list(ana)).busquedas).toMatchObject([{ frecuencia: 'diaria' }])
  })
})

describe('attacks on them', () => {
  it('reach nothing of another user, and nothing as a guest', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const { savedSearchId } = await save(ana, { consulta: 'secreta' })
    const one = `${path}/${savedSearchId}`
    for (const [method, url, body] of [
      ['PUT', one, { nombre: 'x' }],
      ['DELETE', one, undefined],
    ] as const) {
      expect((await eva.call(method, url, body)).body.code).toBe('saved_search.not_found')
      expect((await callAs(test)(method, url, body)).body.code).toBe('auth.required')
    }
    expect((await callAs(test)('GET', path)).status).toBe(401)
    expect((await callAs(test)('POST', path, {})).status).toBe(401)
    expect((await list(eva)).busquedas).toEqual([])
    expect((await list(ana)).busquedas).toMatchObject([{ nombre: 'secreta' }])
  })

  it('name every wrong field, and refuse an empty search', async () => {
    const ana = await signInPerson(test)
    const wrong = await ana.call('POST', path, {
      nombre: 'x'.repeat(121),
      consulta: 'y'.repeat(2001),
      frecuencia: 'cada minuto',
      userId: ana.userId,
      parametros: { filtros: { norma: 'CT:161' } },
    })
    expect([wrong.status, refusedFields(wrong)]).toEqual([400, ['consulta', 'frecuencia', 'nombre', 'parametros.filtros.norma', 'userId']])
    expect((await ana.call('POST', path, { consulta: ' ' })).body.details).toEqual([
      { field: 'consulta', message: 'indique qué buscar: palabras o al menos un filtro' },
    ])
    expect((await ana.call('PUT', `${path}/uno`, {})).status).toBe(400)
    expect((await list(ana)).busquedas).toEqual([])
  })

  it('keep no more than a user may have, and any words as words', async () => {
    const ana = await signInPerson(test)
    const words = '<script>alert(1)</script> 👩‍⚖️ \u202e'
    expect(await save(ana, { consulta: words })).toMatchObject({ consulta: words, nombre: words })
    for (let at = 1; at < 50; at++) await save(ana, { consulta: `búsqueda ${at}` })
    expect((await ana.call('POST', path, { consulta: 'una más' })).body.code).toBe('saved_search.too_many')
  })
})
