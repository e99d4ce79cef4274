'use client'
import type { checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { TextCheck } from '../../components/checked-text/text-check.tsx'
import type { FormWords } from '../../components/checked-text/text-form.tsx'
import type { SendText } from '../../components/checked-text/use-check.ts'
import { CheckResult, NoCitations } from './check-result.tsx'
import { CheckerGuide, type IndexFigures } from './checker-guide.tsx'

const words: FormWords = {
  draft: 'checker',
  field: 'Texto del escrito',
  example:
    'Así lo resolvió la Corte Suprema en rol N° 12.345-2020, de 3 de mayo de 2021, que aplicó el artículo 161 del Código del Trabajo…',
  submit: 'Verificar citas',
  progress: 'Comprobando las citas',
  doing: 'Leemos el texto y comparamos cada cita con el índice. Un escrito de 300 páginas toma algunos segundos.',
  tooLong: 'compruebe el texto por partes',
  fileInstead: 'Se comprobará el archivo. Quítelo para comprobar el texto pegado.',
}

const send: SendText<DataOf<typeof checkCitationsEndpoint>> = (body, signal) =>
  callFromBrowser<typeof checkCitationsEndpoint>('POST', '/v1/citations/check', body, signal)

/** The citation checker, from the text to its findings. */
export function CheckerView({ figures }: { readonly figures: IndexFigures | null }) {
  return (
    <TextCheck
      words={words}
      send={send}
      guide={<CheckerGuide figures={figures} />}
      renderResult={(checked, onLeave) =>
        checked.data.citas.length === 0 ? (
          <NoCitations checked={checked} onLeave={onLeave} />
        ) : (
          <CheckResult checked={checked} onLeave={onLeave} />
        )
      }
    />
  )
}
