import { describe, expect, it } from 'vitest'
import { ConfigError, exportPageSettings, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything and takes empty values as absent', () => {
    const config = readConfig({ PORT: '', HOST: ' ' }, '/srv/basejuris')
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/basejuris/data',
      demo: true,
      publicUrl: null,
      trustProxy: false,
      databaseUrl: null,
      searchAddress: null,
      vectorAddress: null,
      ingestWorkers: null,
      inbox: { folders: [], everyMs: 10_000 },
    })
    expect([...config.roles]).toEqual(['web', 'api', 'worker'])
    expect(config.flags).toEqual({ betaFree: true, subscriptions: false, subscriptionPage: true })
  })

  it('opens payments by mode: the simulator never beside a public address, real keys only with one', () => {
    const problemsOf = (environment: Record<string, string>): readonly string[] => {
      try {
        readConfig(environment)
        return []
      } catch (error) {
        return (error as ConfigError).problems
      }
    }
    const [https, keys] = [{ PUBLIC_URL: 'https://basejuris.test' }, { FLOW_API_KEY: 'clave', FLOW_SECRET_KEY: 'secreto' }]
    expect(readConfig({}).flow).toBeNull()
    expect(readConfig({ FLOW_MODE: 'simulator' }).flow).toEqual({ mode: 'simulator', port: 3199 })
    expect(readConfig({ FLOW_MODE: 'sandbox', ...keys, ...https }).flow).toEqual({ mode: 'sandbox', apiKey: 'clave', secretKey: 'secreto' })
    expect(problemsOf({ FLOW_MODE: 'simulator', ...https })).toEqual([
      'FLOW_MODE: el simulador de pagos no se permite con una PUBLIC_URL https',
    ])
    expect(problemsOf({ FLOW_MODE: 'production', FLOW_API_KEY: 'clave' })).toEqual([
      'FLOW_MODE: indique también FLOW_API_KEY y FLOW_SECRET_KEY',
      'FLOW_MODE: indique una PUBLIC_URL https, a la que Flow envía sus avisos',
    ])
    const [url, secret] = ['https://emisor.test/documentos', 'x'.repeat(32)]
    expect([readConfig({}).taxDocuments, readConfig({ TAX_DOCUMENTS_URL: url, TAX_DOCUMENTS_SECRET: secret }).taxDocuments]).toEqual([
      null,
      { url, secret },
    ])
    expect(problemsOf({ TAX_DOCUMENTS_URL: url })).toEqual(['TAX_DOCUMENTS_URL: indíquela junto con TAX_DOCUMENTS_SECRET, o ninguna'])
    expect(problemsOf({ TAX_DOCUMENTS_URL: 'http://emisor.test', TAX_DOCUMENTS_SECRET: 'corto' })).toEqual([
      'TAX_DOCUMENTS_URL: use la dirección https:// del servicio que emite',
      'TAX_DOCUMENTS_SECRET: use al menos 32 caracteres',
    ])
    expect(problemsOf({ FLOW_MODE: 'real' })).toEqual(['FLOW_MODE: use off, simulator, sandbox, production'])
  })

  it('lists every problem at once, each with what is allowed', () => {
    const problems = (() => {
      try {
        readConfig({
          PORT: 'ninety',
          DEMO: 'yes',
          ROLES: 'web,cook',
          PUBLIC_URL: 'basejuris',
          METRICS_KEY: 'short',
          SEARCH_URL: 'http://search',
          VECTOR_URL: 'http://vectors',
          DATABASE_URL: 'mysql://x',
        })
        return []
      } catch (error) {
        return error instanceof ConfigError ? error.problems : []
      }
    })()
    expect(problems.map((line) => line.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'DEMO',
      'METRICS_KEY',
      'PORT',
      'PUBLIC_URL',
      'ROLES',
      'SEARCH_URL',
      'VECTOR_URL',
    ])
    expect(problems.find((line) => line.startsWith('PORT'))).toBe('PORT: use un entero entre 0 y 65535')
  })

  it('reads the address of a search cluster, and refuses what is none', () => {
    const { searchAddress } = readConfig({ SEARCH_URL: 'opensearchs://ana:clave@uno,dos:9201/fallos?shards=3&replicas=2' })
    const nodes = ['https://ana:clave@uno:9200', 'https://ana:clave@dos:9201']
    expect(searchAddress).toEqual({ nodes, prefix: 'fallos', shards: 3, replicas: 2 })
    for (const wrong of ['opensearch://', 'opensearch://a/Fallos', 'opensearch://a?shards=0', 'opensearch://a?colour=1', 'https://a:9200'])
      expect(() => readConfig({ SEARCH_URL: wrong }), wrong).toThrow(/SEARCH_URL: use opensearch:/)
  })

  it('says what the chosen encoder lacks, beside every other problem', () => {
    expect(() => readConfig({ ENCODER: 'openai', ENCODER_MODEL: 'm', PORT: 'x' })).toThrow(
      /PORT: [\s\S]*ENCODER_URL: indíquela, ENCODER=openai/,
    )
    expect(() => readConfig({ ENCODER: 'onnx', ENCODER_DIMENSION: '4096' })).toThrow(/ENCODER_DIMENSION: [\s\S]*ENCODER_FOLDER: indíquela/)
    const given = { ENCODER: 'openai', ENCODER_URL: 'https://uno.test/v1', ENCODER_MODEL: 'm', ENCODER_QUERY_PREFIX: 'query: ' }
    expect(readConfig(given).encoder).toMatchObject({ kind: 'openai', model: 'm', dimension: null, queryPrefix: 'query: ' })
    expect(() => readConfig({ ENCODER: 'static' })).toThrow(/ENCODER_FOLDER: indíquela, ENCODER=static/)
    for (const kind of ['onnx', 'static'])
      expect(readConfig({ ENCODER: kind, ENCODER_FOLDER: 'modelos/e5' }, '/srv').encoder).toMatchObject({ kind, folder: '/srv/modelos/e5' })
  })

  it('has a language model only where provider, name and key are given, and counts pesos only with prices', () => {
    const problemsOf = (environment: Record<string, string>): string => {
      try {
        readConfig(environment)
        return ''
      } catch (error) {
        return (error as ConfigError).problems.join('\n')
      }
    }
    expect(readConfig({}).languageModel).toBeNull()
    const free = { clpPerDay: null, inputClp: 0, outputClp: 0 }
    expect(readConfig({ MODEL_PROVIDER: 'ollama', MODEL_NAME: 'llama' }).languageModel).toEqual({
      provider: 'ollama',
      url: 'http://127.0.0.1:11434/v1',
      name: 'llama',
      key: null,
      budget: free,
    })
    const paid = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_KEY: 'secreta', MODEL_BUDGET_CLP_DAY: '5000' }
    expect(readConfig({ ...paid, MODEL_INPUT_CLP: '2800', MODEL_OUTPUT_CLP: '14000' }).languageModel).toMatchObject({
      url: 'https://api.anthropic.com/v1',
      key: 'secreta',
      budget: { clpPerDay: 5000, inputClp: 2800, outputClp: 14_000 },
    })
    expect(problemsOf(paid)).toBe(
      'MODEL_BUDGET_CLP_DAY: indique también MODEL_INPUT_CLP y MODEL_OUTPUT_CLP, el precio de un millón de tokens',
    )
    expect(problemsOf({ MODEL_PROVIDER: 'openai', MODEL_NAME: 'm', MODEL_URL: 'https://uno.test/v1' })).toBe(
      'MODEL_KEY: indíquela, MODEL_PROVIDER=openai la necesita',
    )
    expect(problemsOf({ MODEL_PROVIDER: 'anthropic' })).toMatch(/^MODEL_NAME: .*\nMODEL_KEY: /u)
    expect(problemsOf({ MODEL_PROVIDER: 'otro' })).toBe('MODEL_PROVIDER: use off, openai, anthropic, ollama')
    expect(problemsOf({ ...paid, MODEL_BUDGET_CLP_DAY: 'mucho' })).not.toContain('secreta')
  })

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ METRICS_KEY: 'hunter2' })).toThrow(ConfigError)
    expect(() => readConfig({ METRICS_KEY: 'hunter2' })).not.toThrow(/hunter2/)
  })

  it('reads the folders that are watched', () => {
    const { inbox } = readConfig({ INBOX_DIR: 'entrada, /srv/otra,entrada', INBOX_SECONDS: '3' }, '/srv/basejuris')
    expect(inbox).toEqual({ folders: ['/srv/basejuris/entrada', '/srv/otra'], everyMs: 3000 })
    expect(() => readConfig({ INBOX_SECONDS: '0' })).toThrow(/INBOX_SECONDS/)
  })

  it('keeps pages and interface in one process', () => {
    expect(() => readConfig({ ROLES: 'web,worker' })).toThrow(/ROLES: el rol web necesita el rol api/)
    expect([...readConfig({ ROLES: ' worker ' }).roles]).toEqual(['worker'])
  })

  it('asks for the key that the processes of one database share', () => {
    const shared = { DATABASE_URL: 'postgres://uno.test/datos', ROLES: 'web,api' }
    expect(() => readConfig(shared)).toThrow(/DATA_KEY: indíquela, la misma en todos los procesos/)
    expect(readConfig({ ...shared, DATA_KEY: 'una llave inventada de más de treinta y dos' }).databaseUrl).toBe(shared.DATABASE_URL)
    expect(readConfig({ DATABASE_URL: shared.DATABASE_URL }).dataKey).toBeNull()
    expect(readConfig({ ROLES: 'api' }).dataKey).toBeNull()
  })

  it('drops the slash at the end of the public address and refuses other schemes', () => {
    expect(readConfig({ PUBLIC_URL: 'https://basejuris.example/' }).publicUrl).toBe('https://basejuris.example')
    expect(() => readConfig({ PUBLIC_URL: 'javascript:alert(1)' })).toThrow(/PUBLIC_URL/)
  })
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3999'],
  ['0.0.0.0', 'http://127.0.0.1:3999'],
  ['::', 'http://127.0.0.1:3999'],
  ['192.168.4.2', 'http://192.168.4.2:3999'],
  ['::1', 'http://[::1]:3999'],
])('the pages reach the product that listens on %s', (HOST, origin) => {
  const before = { ...process.env }
  try {
    exportPageSettings(readConfig({ HOST, PORT: '3999' }), 'key')
    expect(process.env['API_ORIGIN']).toBe(origin)
  } finally {
    process.env = before
  }
})
