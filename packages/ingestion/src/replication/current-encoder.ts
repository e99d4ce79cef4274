import { type Encoder, EncoderUnavailable, vectorDimension } from '@basejuris/search'

/** Encodes queries with whichever of its encoders made the vectors in the index at that moment. */
export interface CurrentEncoder extends Encoder {
  readonly add: (encoder: Encoder) => void
  /** The encoder of this moment, also after a change. */
  readonly pin: () => Encoder
}

/** `nameInIndex` answers the name of the encoder whose vectors are searched now. */
export function createCurrentEncoder(nameInIndex: () => string): CurrentEncoder {
  const encoders = new Map<string, Encoder>()
  const current = (): Encoder => encoders.get(nameInIndex()) ?? unavailableEncoder(nameInIndex())
  return {
    get name() {
      return nameInIndex()
    },
    dimension: vectorDimension,
    get external() {
      return current().external === true
    },
    get lexicalOnly() {
      return current().lexicalOnly === true
    },
    get measured() {
      return current().measured === true
    },
    encodePassages: (texts) => current().encodePassages(texts),
    encodeQuery: (text) => current().encodeQuery(text),
    pin: current,
    add: (encoder) => {
      encoders.set(encoder.name, encoder)
    },
  }
}

/** An encoder that can no longer be opened. Its vectors are still compared with one another, but no query is encoded. */
export function unavailableEncoder(name: string): Encoder {
  const reject = async (): Promise<never> => {
    throw new EncoderUnavailable('El codificador con que se hizo el índice ya no está configurado; el índice se rehace con el nuevo.')
  }
  return { name, dimension: vectorDimension, encodePassages: reject, encodeQuery: reject }
}
