import type { Matter } from '../../matter.ts'
import { arrendamiento } from './arrendamiento.ts'
import { consumidor } from './consumidor.ts'
import { medico } from './medico.ts'
import { nulidadContrato } from './nulidad.ts'
import { pagare } from './pagare.ts'
import { precario } from './precario.ts'
import { prescripcion } from './prescripcion.ts'
import { resolucionContrato } from './resolucion.ts'
import { responsabilidad } from './responsabilidad.ts'

export const civilMatters: readonly Matter[] = [
  arrendamiento,
  responsabilidad,
  pagare,
  precario,
  medico,
  nulidadContrato,
  resolucionContrato,
  prescripcion,
  consumidor,
]
