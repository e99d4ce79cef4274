// @vitest-environment happy-dom
import type { LanguageModelView } from '@basejuris/contract'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LanguageModelText } from './language-model-text.tsx'
import { PrivacyInBrief } from './privacy-in-brief.tsx'

const model: LanguageModelView = {
  proveedor: 'anthropic',
  modelo: 'modelo-1',
  servicio: 'modelos.ejemplo.cl',
  recibe: ['la pregunta', 'los tramos'],
}

it('names the model, its host and what it is sent', () => {
  const { container } = render(<LanguageModelText {...model} />)
  expect(container.textContent).toContain(
    'el modelo modelo-1, que quien administra configuró en modelos.ejemplo.cl. Recibe, sin su cuenta ni su dirección: la pregunta; los tramos. No recibe',
  )
  expect(container.textContent).toContain(
    'Puede pedir solo citas, en cada pregunta o para todas en su cuenta: entonces no recibe nada suyo.',
  )
})

it('says that a model of the same machine sends nothing, and that there is none', () => {
  const own = render(<LanguageModelText {...model} proveedor="ollama" servicio={null} />)
  expect(own.container.textContent).toContain('configuró en el mismo servidor: lo que recibe no sale de él.')
  const none = render(<LanguageModelText proveedor="ninguno" modelo={null} servicio={null} recibe={[]} />)
  expect(none.container.textContent).toContain('no consulta ningún modelo de lenguaje')
})

it('lists in brief what leaves', () => {
  const brief = (meaningHost: string | null, modelHost: string | null): string =>
    render(<PrivacyInBrief meaningHost={meaningHost} modelHost={modelHost} />).container.textContent
  expect(brief(null, null)).toContain('Ninguna búsqueda va a un modelo de lenguaje')
  expect(brief('vectores.cl', 'modelos.cl')).toMatch(/el texto de la búsqueda a vectores\.cl; para responder .* a modelos\.cl\./u)
  expect(brief(null, 'modelos.cl')).not.toContain('Ninguna búsqueda')
})
