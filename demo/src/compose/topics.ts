import type { Matter } from '../matter.ts'

/** Topics of testimony and documents of matters that do not name their own. */
const topicsByMatter: Readonly<Record<string, readonly string[]>> = {
  'penal-microtrafico': ['droga'],
  'penal-robo-intimidacion': ['robo'],
  'penal-ebriedad': ['transito'],
  'penal-receptacion': ['robo'],
  'penal-lesiones-vif': ['lesiones'],
  'penal-porte-arma': ['arma'],
  'penal-estafa': ['estafa'],
  'penal-homicidio': ['lesiones', 'arma'],
}

/** The topics whose testimony and documents fit a matter in a year: messages by telephone since 2013, the pandemic since 2020. */
export function topicsOf(matter: Matter, year: number): readonly string[] {
  return [
    ...(matter.topics ?? topicsByMatter[matter.id] ?? []),
    ...(year >= 2013 ? ['reciente'] : []),
    ...(year >= 2020 ? ['pandemia'] : []),
  ]
}
