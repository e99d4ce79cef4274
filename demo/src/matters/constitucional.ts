import type { Matter } from '../matter.ts'
import { tcNulidadDespido } from './constitucional-162.ts'
import { tcLeyEmilia } from './constitucional-196ter.ts'
import { tcSegundoJuicio } from './constitucional-387.ts'
import { tcPenasSustitutivas } from './constitucional-18216.ts'
import { tcInhabilidadContratar } from './constitucional-19886.ts'

export const constitucionalMatters: readonly Matter[] = [
  tcPenasSustitutivas,
  tcSegundoJuicio,
  tcNulidadDespido,
  tcInhabilidadContratar,
  tcLeyEmilia,
]
