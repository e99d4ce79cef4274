import type { Matter } from '../../matter.ts'
import { tcPenasSustitutivas } from './ley-18216.ts'
import { tcInhabilidadContratar } from './ley-19886.ts'
import { tcSegundoJuicio } from './procesal-penal-387.ts'
import { tcNulidadDespido } from './trabajo-162.ts'
import { tcLeyEmilia } from './transito-196-ter.ts'

export const constitucionalMatters: readonly Matter[] = [
  tcPenasSustitutivas,
  tcSegundoJuicio,
  tcNulidadDespido,
  tcInhabilidadContratar,
  tcLeyEmilia,
]
