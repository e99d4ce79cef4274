/** The engine does not answer for now. It held the index when the product was started. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}
