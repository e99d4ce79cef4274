/** What must come back unchanged with the visitor; kept sealed in their browser meanwhile. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Null where the service does not vouch for an e-mail. */
  readonly verifiedEmail: string | null
}

/** The firm's own sign-in, where one is configured. */
export interface SignInService {
  /** Where the visitor goes to say who they are. Rejects while the service does not answer. */
  readonly start: () => Promise<{ readonly url: URL; readonly secrets: SignInSecrets }>
  /** Reads what they came back with. Rejects what is forged, replayed, expired or refused. */
  readonly finish: (address: URL, secrets: SignInSecrets) => Promise<Identity>
}
