import { describe, expect, it } from 'vitest'
import { decodeEntities, htmlToText } from './html-text.ts'

describe('htmlToText', () => {
  it('puts each block on its own line and drops scripts and controls', () => {
    const page = `<html><head><title>Sitio</title><style>p{}</style></head><body><script>var x='<p>no</p>'</script>
      <h1>Sentencia</h1><p>Santiago, tres de marzo.<br/>Vistos:</p><div>Primero:   Que <b>se</b>
      expone</div><select><option>Opción</option></select><table><tr><td>Rol</td><td>1-2020</td></tr><tr><td>Sala</td><td>Primera</td></tr></table></body></html>`
    expect(htmlToText(page).split(/\n+/u)).toEqual([
      'Sentencia',
      'Santiago, tres de marzo.',
      'Vistos:',
      'Primero: Que se expone',
      'Rol 1-2020',
      'Sala Primera',
    ])
  })

  it('reads character references and broken markup', () => {
    expect(decodeEntities('Regi&#243;n de Tarapac&aacute; &amp; otros')).toBe('Región de Tarapacá & otros')
    expect(htmlToText('<p>Uno<p>Dos</b><li>tres')).toBe('Uno\n\nDos\ntres')
    expect(htmlToText('')).toBe('')
  })
})
