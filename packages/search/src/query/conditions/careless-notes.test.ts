import { describe, expect, it } from 'vitest'
import { demandedLine, sortedLine } from '../../testing/demanded.ts'

describe('shorthand of careless notes', () => {
  it.each([
    ['daño moral hospital CS 3ra 2021', 'tribunal:Corte Suprema · sala:Tercera Sala · fecha:2021'],
    ['expropiacion suprema 3a 19/20', 'tribunal:Corte Suprema · sala:Tercera Sala · fecha:2019..2020'],
    ['aguas CS 3ra 19/20/21', 'tribunal:Corte Suprema · sala:Tercera Sala · fecha:2019..2021'],
    ['contrata CS cuarta 2022', 'tribunal:Corte Suprema · sala:Cuarta Sala · fecha:2022'],
    ['amparo ICA Conce 3ra', 'recurso:amparo · tribunal:Corte de Apelaciones de Concepción · sala:Tercera Sala'],
    ['daño ambiental excma. confirma', 'tribunal:Corte Suprema · resultado:confirma'],
    ['excma rev. daño moral carabineros', 'tribunal:Corte Suprema · resultado:revoca'],
    ['letras trabajo Calama sindicato', 'tribunal:Juzgado de Letras del Trabajo de Calama'],
    ['jz letras trabajo san bernardo', 'tribunal:Juzgado de Letras del Trabajo de San Bernardo'],
    ['siniestro rechazado liquidador CMF', 'tribunal:Comisión para el Mercado Financiero'],
    ['isapre cobertura GES super salud dictamen intendencia 2020', 'tribunal:Superintendencia de Salud · fecha:2020'],
    ['sueldos alcalde CPLT 2do sem 2021', 'tribunal:Consejo para la Transparencia · fecha:2021-07..2021-12'],
    ['SUSESO silicosis rechaza reclamo', 'tribunal:Superintendencia de Seguridad Social · resultado:rechaza'],
    ['negativa a inscribir reclamo CBR Temuco', 'recurso:reclamo contra el conservador · tribunal:Temuco'],
    [
      'tasación TTA Valpo ha lugar al reclamo',
      'tribunal:Tribunal Tributario y Aduanero de la Región de Valparaíso · resultado:acoge · recurso:reclamación',
    ],
    ['gtía Melipilla sobreseimiento riña', 'tribunal:Juzgado de Garantía de Melipilla · resultado:otro'],
    ['despido JLT región del Maule 2022', 'tribunal:Juzgado de Letras del Trabajo de la Región del Maule · fecha:2022'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })

  it.each(['no contesta el banco, reclamo contra la CMF', 'fue citado por la excma. señora ministra de fe', 'casa 3a etapa sin luz'])(
    'demands no court in «%s»',
    (query) => {
      expect(demandedLine(query)).not.toContain('tribunal')
    },
  )
})

describe('words of careless notes', () => {
  it.each([
    [
      'casacs forma acogidas 2ª sala CS pericia',
      'recurso:casación en la forma · resultado:acoge · sala:Segunda Sala · tribunal:Corte Suprema',
    ],
    [
      'reclamacs acogidas TTA Arica 2023',
      'recurso:reclamación · resultado:acoge · tribunal:Tribunal Tributario y Aduanero de la Región de Arica y Parinacota · fecha:2023',
    ],
    ['votos en contra de Sergio Muñoz en glaciares', 'disidente:Sergio Muñoz'],
    ['votos disidentes ministra Vivanco isapre', 'disidente:Vivanco'],
    ['prevenciones del ministro Blanco sobre costas', 'ministro:Blanco'],
    ['sentencias que casen en favor del arrendatario', 'resultado:casa'],
    ['fallos de la suprema que casen la sentencia por falta de fundamentos', 'tribunal:Corte Suprema · resultado:casa'],
    ['donde hayan absuelto por porte de arma', 'resultado:absuelve'],
    ['fallos que sobreseen por cosa juzgada', 'resultado:otro'],
    ['cuarta sala de semana corrida 2021', 'sala:Cuarta Sala · fecha:2021'],
    ['tercera sala de permisos de edificación', 'sala:Tercera Sala'],
  ])('«%s»', (query, expected) => {
    expect(demandedLine(query)).toBe(sortedLine(expected))
  })
})
