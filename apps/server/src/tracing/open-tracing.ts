import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TraceSampler, TraceSettings } from '../config/trace-variables.ts'
import { traceObservedWork } from './observe-work.ts'
import type { Span, SpanStart, StartSpan } from './span.ts'

export interface Tracing {
  readonly start: StartSpan
  /** Sends what waits, for a few seconds at most. */
  readonly close: () => Promise<void>
}

const maxClosingMs = 3000

/**
 * Sends spans to a collector by OTLP over HTTP. Its packages are loaded here alone, and no provider is registered for the process. Next.js
 * would find one, and write addresses of pages into spans of its own.
 */
export async function openTracing(settings: TraceSettings, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, headers: { ...settings.headers } })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ ...settings.attributes, 'service.name': settings.serviceName }),
    sampler: samplerOf(sdk, settings.sampler, settings.ratio),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: reportingOutages(exporter, log), scheduledDelayMillis: settings.everyMs })],
  })
  const tracer = provider.getTracer('basejuris')
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER } as const
  const start = ({ name, kind, parent, attributes }: SpanStart): Span => {
    const above = parent === null ? null : readTraceparent(typeof parent === 'string' ? parent : parent.traceparent)
    const root = api.ROOT_CONTEXT
    const context = above === null ? root : api.trace.setSpanContext(root, { ...above, isRemote: typeof parent === 'string' })
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      spanId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: (more = {}, failure = null) => {
        if (!span.isRecording()) return
        span.setAttributes(failure === null ? { ...more } : { ...more, 'error.type': failure })
        if (failure !== null) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  const stopObserving = traceObservedWork(start)
  return {
    start,
    close: async () => {
      stopObserving()
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, maxClosingMs)
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

const traceparentPattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Null when it is none of version 00. */
function readTraceparent(text: string): { traceId: string; spanId: string; traceFlags: number } | null {
  const [, traceId, spanId, flags] = traceparentPattern.exec(text) ?? []
  return traceId === undefined || spanId === undefined || flags === undefined
    ? null
    : { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}

function samplerOf(sdk: typeof import('@opentelemetry/sdk-trace'), name: TraceSampler, ratio: number): Sampler {
  if (name.startsWith('parentbased_')) {
    const root = samplerOf(sdk, name.replace('parentbased_', '') as TraceSampler, ratio)
    return new sdk.ParentBasedSampler({ root })
  }
  if (name === 'traceidratio') return new sdk.TraceIdRatioBasedSampler(ratio)
  return name === 'always_off' ? new sdk.AlwaysOffSampler() : new sdk.AlwaysOnSampler()
}

/** A collector that does not answer is reported once, and so is its return. Its spans are lost: nobody waits for them. */
function reportingOutages(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): SpanExporter {
  let isOut = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined
        if (hasFailed && !isOut) log.warn('traces cannot be sent: the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take them')
        if (!hasFailed && isOut) log.info('traces are sent again')
        isOut = hasFailed
        done(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
