declare module 'vitest' {
  export interface ProvidedContext {
    /** Database that the tests of the project open when they name none. `server` needs `TEST_DATABASE_URL`. */
    databaseKind: 'embedded' | 'server'
    /** Address of a search cluster, where the project has one. */
    searchUrl?: string
    qdrantUrl?: string
    /** File with a dump of a migrated embedded database, including the schema of the job queue. */
    databaseSnapshot: string
    /** Folder of the same database on disk, closed. */
    databaseFolder: string
    /** Server of `TEST_DATABASE_URL` and the template database on it; null without the variable. */
    databaseServer: { readonly url: string; readonly template: string } | null
    /** File to which test apps append each error they answered, one per line: method, route pattern, code. */
    answeredErrors: string
  }
}

export {}
