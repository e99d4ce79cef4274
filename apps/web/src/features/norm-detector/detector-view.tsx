'use client'
import type { DataOf, detectNormsEndpoint } from '@basejuris/contract'
import { maxChecksPerHour } from '@basejuris/domain/limits'
import { callFromBrowser } from '../../api/browser-call.ts'
import { GuideList } from '../../components/checked-text/guide-list.tsx'
import { TextCheck } from '../../components/checked-text/text-check.tsx'
import type { FormWords } from '../../components/checked-text/text-form.tsx'
import type { SendText } from '../../components/checked-text/use-check.ts'
import { DetectorResult } from './detector-result.tsx'

const words: FormWords = {
  draft: 'detector',
  field: 'Su texto',
  example:
    'La empresa puso término al contrato invocando el artículo 161 del Código del Trabajo, mientras la trabajadora estaba con licencia médica…',
  submit: 'Detectar normas',
  progress: 'Buscando normas',
  doing: 'Leemos el texto, reconocemos cada norma y buscamos sentencias parecidas. Un escrito de 300 páginas toma algunos segundos.',
  tooLong: 'divida el texto en partes',
  fileInstead: 'Se leerá el archivo. Quítelo para usar el texto pegado.',
}

const send: SendText<DataOf<typeof detectNormsEndpoint>> = (body, signal) =>
  callFromBrowser<typeof detectNormsEndpoint>('POST', '/v1/norms/detect', body, signal)

const detected = [
  'leyes, códigos, decretos y la Constitución, también por su nombre de uso o su sigla',
  'el artículo, y dentro de él el inciso, el numeral y la letra',
  'si la cita puede ser de varias normas: se muestran todas y no se elige por usted',
]
const suggested = [
  'artículos de las materias de su texto que usted no cita',
  'la materia que los sugiere, y cuántas de las sentencias reales más parecidas los aplican',
  'es una pista para revisar: no dice que la norma corresponda',
]
const limits = [
  'el texto de un artículo se muestra si está importado; si no, con el enlace oficial',
  'no se comprueba que la norma diga lo que el texto sostiene',
  `hasta ${maxChecksPerHour} textos por hora, sumados los del verificador`,
]

/** The detector of norms, from the text to its norms. */
export function DetectorView() {
  return (
    <TextCheck
      words={words}
      send={send}
      guide={
        <div className="mt-11 grid gap-x-10 gap-y-8 lg:grid-cols-3">
          <GuideList title="Se detecta" items={detected} />
          <GuideList title="Se sugiere" items={suggested} />
          <GuideList title="Límites" items={limits} />
        </div>
      }
      renderResult={(result, onLeave) => <DetectorResult detected={result} onLeave={onLeave} />}
    />
  )
}
