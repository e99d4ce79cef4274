import type { Matter } from '../../matter.ts'
import { abandono } from './abandono.ts'
import { prescripcionCotizaciones } from './prescripcion-cotizaciones.ts'
import { cobroPrevisional } from './previsional.ts'

export const collectionMatters: readonly Matter[] = [cobroPrevisional, prescripcionCotizaciones, abandono]
