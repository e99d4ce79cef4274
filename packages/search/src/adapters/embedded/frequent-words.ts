import type { NamespaceOptions } from '@basejuris/engine'
import { field } from '../../indexing/fields.ts'
import type { Namespace } from '../../ports/index.ts'

/** The most frequent words of rulings, folded: two out of five words of a text. */
const words = 'de la que en el y a del se por los las no con lo al su un o para una es como este'.split(' ')

/** Quotes are matched word for word, and most contain such words. */
export const frequentWords: Readonly<Record<Namespace, Pick<NamespaceOptions, 'frequentWords'>>> = {
  rulings: { frequentWords: { [field.exact]: words } },
  passages: {},
  norms: {},
}
